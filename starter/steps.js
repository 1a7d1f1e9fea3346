// Progress of the starter: one line for each step that takes over a second, with its duration.

const SHOW_AFTER_MS = 1000;

/**
 * Runs a step and shows it after a second: on a terminal with a running count of seconds, elsewhere as plain lines.
 *
 * @template T
 * @param {string} label what is being done, such as "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const stop = showStep(label);
  try {
    const result = await work();
    stop();
    return result;
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * Shows a step until the returned function is called.
 *
 * @param {string} label
 * @returns {() => void}
 */
export function showStep(label) {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY === true;
  let isShown = false;
  const tick = () => {
    if (isTerminal) process.stdout.write(`\r\u001b[K${label} … ${seconds()} s`);
    else if (!isShown) process.stdout.write(`${label} …\n`);
    isShown = true;
  };
  const timer = setInterval(tick, SHOW_AFTER_MS);
  return () => {
    clearInterval(timer);
    if (isShown) process.stdout.write(`${isTerminal ? '\r\u001b[K' : ''}${label}: ${seconds()} s\n`);
  };
}
