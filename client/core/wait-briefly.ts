// Delays a navigation while the data of the next page is loading.

const MAX_WAIT_MS = 200;

/**
 * Resolves when `work` is settled, after 200 ms at most: a fast response is shown without a skeleton, a slow one with
 * it. Errors are ignored, since the page handles them. Browser only.
 */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
