// How the table lies: it may turn towards who plays (styles/sides.css). Boxes as the table has them, whatever way up.
const app = document.getElementById("app");
export const turn = () => parseFloat(getComputedStyle(app).rotate) || 0; // degrees, clockwise
const whole = () => ({ width: app.offsetWidth, height: app.offsetHeight });

export function onTable({ left, top, width, height }) {
  const angle = (-turn() * Math.PI) / 180;
  const across = left + width / 2 - innerWidth / 2;
  const down = top + height / 2 - innerHeight / 2;
  const table = whole();
  const upright = Math.abs(Math.cos(angle)) > 0.5;
  return {
    x: table.width / 2 + across * Math.cos(angle) - down * Math.sin(angle),
    y: table.height / 2 + across * Math.sin(angle) + down * Math.cos(angle),
    width: upright ? width : height,
    height: upright ? height : width,
  };
}
