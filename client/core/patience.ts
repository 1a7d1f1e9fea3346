// How long the page one is on may stay while the next one's data is fetched.

const PATIENCE = 200;

/**
 * Waits until `work` is done or has failed, but 200 ms at most: an answer that comes quickly is shown at once, and for a
 * slow one the next page opens with its skeleton. Failures are the page's own to tell. Browser only.
 */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([done, new Promise<void>((lost) => setTimeout(lost, PATIENCE))]);
}
