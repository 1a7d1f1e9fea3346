// Reloads the page after a script has failed to load. Some browsers remember a failed import() until the page is reloaded, and after
// a release the script may have a new name: importing it again then fails at once, also when the network is back.

/** What is typed is restored from drafts; when the server is unreachable the service worker shows a page that says so. */
export function reloadPage(): void {
  location.reload();
}
