// Lets the browser ask before it reloads or closes the page while an upload would be lost: a draft has uploaded pictures only.

/** Returns a function that ends this. */
export function warnBeforeUnload(isUploading: () => boolean): () => void {
  const warn = (event: Event) => {
    if (isUploading()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
