// Reloads the page after a script has failed to load. Some browsers cache a failed import() until the page is reloaded,
// and after a release the script may have a new name: importing it again then fails at once, also when the network is
// back.

/** Input is restored from drafts. If the server is unreachable, the service worker shows an offline page. */
export function reloadPage(): void {
  location.reload();
}

/** Reloads the page if a reload can help. Offline it does nothing, so that the page and what is open on it stay. */
export async function reloadIfServerAnswers(): Promise<void> {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) reloadPage();
}
