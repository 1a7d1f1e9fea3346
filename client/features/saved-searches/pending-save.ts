// That somebody who went away to sign in was about to save the search of the page: told to its button, whichever comes first.
export const INTENT_TO_SAVE_SEARCH = 'save-search';

let isAsked = false;
let listener: (() => void) | undefined;

/** Opens the dialog, once the page has its button. */
export function askToSaveSearch(): void {
  if (listener) listener();
  else isAsked = true;
}

/** Stands in the button. Returns how to stop. */
export function onSearchAsked(open: () => void): () => void {
  listener = open;
  if (isAsked) open();
  isAsked = false;
  return () => {
    listener = undefined;
  };
}
