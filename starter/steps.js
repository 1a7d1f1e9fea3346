// Tells how far the start has come: a line for each step that takes over a second, with the time it took.

const patience = 1000;

/**
 * Runs a step and shows it once it has taken a second: on a terminal with the seconds ticking, elsewhere as plain lines.
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
 * Begins to show a step that goes on until the returned function is called.
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
  const timer = setInterval(tick, patience);
  return () => {
    clearInterval(timer);
    if (isShown) process.stdout.write(`${isTerminal ? '\r\u001b[K' : ''}${label}: ${seconds()} s\n`);
  };
}
