// A file that has not arrived may arrive the next time: the page loads itself anew, once and only while
// there is somewhere to load it from. After that somebody has to be told.
const TRIED = "tycoon-table:again"; // in this tab

export async function again() {
  try {
    if (sessionStorage.getItem(TRIED)) return false;
    sessionStorage.setItem(TRIED, "1");
    if (!(await fetch("./")).ok) return false;
  } catch { // nobody answers, or nothing may be remembered
    return false;
  }
  location.reload();
  return true;
}

// It has started: the next time it does not, another attempt is due.
export function started() {
  try {
    sessionStorage.removeItem(TRIED);
  } catch {
    // Then there was no attempt either.
  }
}
