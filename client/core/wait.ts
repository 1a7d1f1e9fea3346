// Waiting in the browser: for a time, for a frame, for a time that can be ended early, and for data of the next page.

const MAX_WAIT_MS = 200;

/** Without `milliseconds`: until the next task. */
export function wait(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Until the next frame. */
export function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/** One pause at a time, which can be ended early. */
export interface Pause {
  wait(milliseconds: number): Promise<void>;
  end(): void;
}

export function createPause(): Pause {
  let end: (() => void) | undefined;
  return {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end?.(),
  };
}

/**
 * Delays a navigation while the data of the next page is loading. Resolves when `work` is settled, after 200 ms at most: a fast
 * response is shown without a skeleton, a slow one with it. Errors are ignored, since the page handles them.
 */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  const done = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([done, wait(MAX_WAIT_MS)]);
}
