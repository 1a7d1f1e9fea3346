// A server in a process of its own, for tests of signals, kills and output.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serverCommand, serverEnvironment } from '../../starter/server-command.js';

export type ServerProcess = {
  process: ChildProcess;
  /** Resolves to the printed address; rejects when the process ends before. */
  address: Promise<string>;
  /** Resolves at its end to the exit code and all output. */
  ended: Promise<{ code: number; stdout: string; stderr: string }>;
};

/**
 * Runs server/main.ts with only these settings, on a free port by default. It ends with the test run.
 *
 * @param args of the server, e.g. --dev
 */
export function runServer(env: NodeJS.ProcessEnv, args: string[] = []): ServerProcess {
  const child = spawn(process.execPath, [...serverCommand, ...args], {
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH,
      PORT: '0',
      SAMPLE_DATA: 'off',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the server has no stdout or stderr');
  const written = { stdout: '', stderr: '' };
  const listening = Promise.withResolvers<string>();
  stdout.on('data', (chunk: Buffer) => {
    written.stdout += chunk;
    const address = /open at (http:\S+)\n/.exec(written.stdout)?.[1];
    if (address) listening.resolve(address);
  });
  stderr.on('data', (chunk: Buffer) => {
    written.stderr += chunk;
  });
  // Not the process's 'close' event, which never comes once its IPC channel is disconnected.
  const ended = Promise.all([once(child, 'exit'), once(stdout, 'close'), once(stderr, 'close')]).then(
    ([[code]]) => {
      listening.reject(new Error(`the server ended with ${code}: ${written.stderr}`));
      return { code: Number(code), ...written };
    },
  );
  // Awaited by some tests only; otherwise a rejection must not count as unhandled.
  listening.promise.catch(() => undefined);
  return { process: child, address: listening.promise, ended };
}
