// Runs the server and scripts on Node 24.
import path from 'node:path';
import { root } from './paths.js';
import { attach, attachWithMessages } from './run.js';
import { serverCommand, serverEnvironment } from './server-command.js';
import { showStep } from './steps.js';

/**
 * Runs the site until it ends; its messages are printed between the starter's own steps.
 *
 * @param {import('./node.js').Tools} tools
 * @returns {Promise<number>} exit code
 */
export function runServer({ node, env }) {
  /** @type {(() => void) | undefined} */
  let stopShowing;
  return attachWithMessages(node, [...serverCommand, '--starter'], {
    env: { ...serverEnvironment, ...env },
    onMessage(message) {
      stopShowing?.();
      stopShowing = undefined;
      const { step, output, error } = /** @type {Record<string, string | undefined>} */ (message);
      if (step) stopShowing = showStep(step);
      if (output) process.stdout.write(`${output}\n`);
      if (error) process.stderr.write(`${error}\n`);
    },
    onEnd: () => stopShowing?.(),
  });
}

/**
 * Runs the site from its sources: the client reloads by itself, the server restarts.
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
 * @param {string[]} args a script relative to the project folder, and its arguments
 * @returns {Promise<number>} exit code
 */
export function runScript({ node, env }, [script = '', ...args]) {
  return attach(node, [path.join(root, script), ...args], env);
}
