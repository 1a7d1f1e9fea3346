// Runs other programs for the starter and forwards signals to them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { root } from './paths.js';

/** A failure whose message is a sentence for the user; printed without a stack. */
export class StartError extends Error {}

/**
 * The failure of a program with its output; a full disk gets its own sentence.
 *
 * @param {string} sentence
 * @param {string} output
 */
export function failureOf(sentence, output) {
  return new StartError(/ENOSPC|no space left/i.test(output) ? noRoom : `${sentence}\n${output.trim()}`);
}

/**
 * Turns a file system error into a sentence; returns other errors unchanged.
 *
 * @param {unknown} error
 * @returns {unknown}
 */
export function explain(error) {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return error;
  if (error.code === 'ENOSPC') return new StartError(noRoom);
  const isClosed = ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));
  return isClosed ? new StartError(`${error.path} cannot be written by ${userInfo().username}.`) : error;
}

const noRoom = `The disk that holds ${root} has no room left.`;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number, output: string }} Outcome */

/** @type {Set<ChildProcess>} */
const running = new Set();
let isEnding = false;

/**
 * Runs a program quietly; resolves to its exit code and everything it wrote.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function capture(command, args, env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const append = (/** @type {Buffer} */ chunk) => {
    output += chunk;
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  child.once('error', ({ message }) => {
    output += message;
  });
  const code = await untilClosed(child);
  return { code, output };
}

/**
 * Runs a program attached to this terminal; resolves to its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function attach(command, args, env) {
  return untilClosed(spawn(command, args, { env, stdio: 'inherit' }));
}

/**
 * Like attach, with an IPC channel: the program reports its steps on it, and detects the end of this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, onMessage: (message: unknown) => void, onEnd: () => void }} options
 * @returns {Promise<number>}
 */
export function attachWithMessages(command, args, { env, onMessage, onEnd }) {
  const child = spawn(command, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.on('message', onMessage).once('disconnect', onEnd);
  return untilClosed(child);
}

/**
 * Forwards signals to the running programs and exits when they have ended. Ends the programs also when npm is killed: npm waits
 * for this process, so a changed parent process means that npm is gone.
 */
export function passOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => end(signal));
  if (!process.env.npm_lifecycle_event) return;
  const before = parents();
  setInterval(() => parents() !== before && !isEnding && end('SIGTERM'), 500).unref();
}

/** The parent process; if that is a shell started by npm, also the shell's parent. */
function parents() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // Format: number (name) state parent …; the name may contain any character.
    const name = status.slice(status.indexOf('(') + 1, status.lastIndexOf(')'));
    const grandparent = status.slice(status.lastIndexOf(')')).split(' ')[2];
    return /^(?:sh|ash|bash|dash|busybox)$/.test(name) ? `${process.ppid} ${grandparent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  isEnding = true;
  if (running.size === 0) process.exit(130);
  for (const child of running) child.kill(signal);
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
function untilClosed(child) {
  running.add(child);
  return new Promise((resolve) => {
    const close = (/** @type {number} */ code) => {
      running.delete(child);
      if (isEnding && running.size === 0) process.exit(code);
      resolve(code);
    };
    child.once('error', () => close(127));
    child.once('close', (code) => close(code ?? 130));
  });
}
