// What the page remembers between the two steps of signing in, in this tab: that a code is to be asked for. The cookie that
// counts is one no script can read; if the time of that is out, the server says so.

const KEY = 'second-step';
/** As long as the server waits. */
const MINUTES = 10;

/** The next time the sign-in dialog opens, it asks for the code. */
export function markSecondStep(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now() + MINUTES * 60_000));
  } catch {
    // A browser that keeps nothing asks for the first step again.
  }
}

export function isAtSecondStep(): boolean {
  try {
    return Number(sessionStorage.getItem(KEY)) > Date.now();
  } catch {
    return false;
  }
}

export function unmarkSecondStep(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
