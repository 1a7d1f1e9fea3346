// Resumes "Spara sökning" after signing in through Google, whichever loads first: the request or the button.
export const PENDING_SAVE_SEARCH = 'save-search';

let isRequested = false;
let listener: (() => void) | undefined;

/** Opens the dialog, as soon as the button has subscribed. */
export function requestSaveSearch(): void {
  if (listener) listener();
  else isRequested = true;
}

/** Subscribes the button. Returns a function that unsubscribes it. */
export function onSaveSearchRequested(open: () => void): () => void {
  listener = open;
  if (isRequested) open();
  isRequested = false;
  return () => {
    listener = undefined;
  };
}
