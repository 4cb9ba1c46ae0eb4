// What has gone wrong may go well the next time, above all a file that has not arrived: the page loads
// itself anew, once and only while there is somewhere to load it from. After that somebody has to be told.
const TRIED = "tycoon-table:again"; // in this tab

export async function again() {
  try {
    if (sessionStorage.getItem(TRIED)) return false;
    sessionStorage.setItem(TRIED, "1");
    const page = await fetch("./");
    await page.text();
    if (!page.ok) return false;
  } catch { // nobody answers, or nothing may be remembered
    return false;
  }
  location.reload();
  return true;
}

// It has started, or somebody wants it to: if it fails after that, another attempt is due.
export function forget() {
  try {
    sessionStorage.removeItem(TRIED);
  } catch {
    // Then there was no attempt either.
  }
}
