// Runs a callback once the page is loaded and the browser is idle.

const MAX_WAIT_MS = 3000;

/** Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  let cancel = () => removeEventListener('load', wait);
  function wait(): void {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(run, MAX_WAIT_MS / 10);
      cancel = () => clearTimeout(timer);
      return;
    }
    const handle = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
    cancel = () => cancelIdleCallback(handle);
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => cancel();
}
