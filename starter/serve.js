// Runs the server and other programs of ours on Node 24.
import path from 'node:path';
import { root } from './places.js';
import { attach, attachWithLine } from './run.js';
import { serverCommand, serverEnvironment } from './server-command.js';
import { showStep } from './steps.js';

/**
 * Runs the site until it ends; what it has to tell is shown in between our own steps.
 *
 * @param {import('./node.js').Tools} tools
 * @returns {Promise<number>} exit code
 */
export function runServer({ node, env }) {
  /** @type {(() => void) | undefined} */
  let stopShowing;
  return attachWithLine(node, [...serverCommand, '--starter'], {
    env: { ...serverEnvironment, ...env },
    onMessage(message) {
      stopShowing?.();
      stopShowing = undefined;
      const { step, say, lament } = /** @type {Record<string, string | undefined>} */ (message);
      if (step) stopShowing = showStep(step);
      if (say) process.stdout.write(`${say}\n`);
      if (lament) process.stderr.write(`${lament}\n`);
    },
    onEnd: () => stopShowing?.(),
  });
}

/**
 * Runs the site from its sources: the browser follows changes by itself, the server starts again.
 *
 * @param {import('./node.js').Tools} tools
 * @returns {Promise<number>} exit code
 */
export function runDevelopment({ node, env }) {
  const watched = ['server', 'shared'].map((folder) => `--watch-path=${path.join(root, folder)}`);
  return attach(node, [...watched, '--watch-preserve-output', ...serverCommand, '--dev'], env);
}

/**
 * @param {import('./node.js').Tools} tools
 * @param {string[]} args a file of ours, seen from the project's folder, and its arguments
 * @returns {Promise<number>} exit code
 */
export function runScript({ node, env }, [script = '', ...args]) {
  return attach(node, [path.join(root, script), ...args], env);
}
