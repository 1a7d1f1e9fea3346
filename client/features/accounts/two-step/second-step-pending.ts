// Whether the second step of sign-in is pending, in this tab's session storage. The server relies on an HttpOnly cookie
// only; when that has expired, the server refuses the code.

const KEY = 'second-step';
/** Equal to the server's time limit for the second step. */
const MINUTES = 10;

/** The sign-in dialog asks for the code the next time it opens. */
export function setSecondStepPending(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now() + MINUTES * 60_000));
  } catch {
    // Without storage, the dialog starts at the first step again.
  }
}

export function isSecondStepPending(): boolean {
  try {
    return Number(sessionStorage.getItem(KEY)) > Date.now();
  } catch {
    // Nothing was stored.
    return false;
  }
}

export function clearSecondStepPending(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
