// Another try where a script did not come. Chromium remembers each of them, and whatever it was to bring along, until the page is
// loaded anew: asked for again they fail at once, also when the network is back.

/** What is typed is kept; a site that is away has a page that says so, and that gives way when it is back. */
export function loadAnew(): void {
  location.reload();
}
