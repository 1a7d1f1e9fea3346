// Runs an operator's command in a process of its own.
import { type ChildProcess, execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export type CliOutcome = { code: number; stdout: string; stderr: string };

/**
 * Runs server/cli.ts with only these settings.
 *
 * @param onStart receives the process while it runs
 */
export async function runCli(
  args: string[],
  env: NodeJS.ProcessEnv,
  onStart?: (child: ChildProcess) => void,
): Promise<CliOutcome> {
  const cli = path.join(import.meta.dirname, '../cli.ts');
  const running = promisify(execFile)(process.execPath, [cli, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  onStart?.(running.child);
  return running.then(
    (written) => ({ code: 0, ...written }),
    ({ code, stdout, stderr }: CliOutcome) => ({ code, stdout, stderr }),
  );
}
