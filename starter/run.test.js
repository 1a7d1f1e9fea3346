// Running other programs: output, exit codes and signals.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attach, capture } from './run.js';

const node = process.execPath;

test('captures output and exit code of a program', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await capture(node, ['-e', script]);
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('reports a program that does not exist', async () => {
  expect(await capture('no-such-program', [])).toEqual({
    code: 127,
    output: 'spawn no-such-program ENOENT',
  });
  expect(await attach('no-such-program', [])).toBe(127);
});

/** Runs a starter whose program prints its pid when ready and exits with code 5 on the first signal. */
function runStarter() {
  const program = `process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log(process.pid)`;
  const starter = `
    import { attach, passOnSignals } from ${JSON.stringify(path.join(import.meta.dirname, 'run.js'))};
    passOnSignals();
    await attach(process.execPath, ['-e', ${JSON.stringify(program)}]);
    console.log('never said after a signal');`;
  const child = spawn(node, ['--input-type=module', '-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  return child;
}

test('forwards a signal, waits for the program and exits with its code', async () => {
  const starter = runStarter();
  const [pid] = await once(starter.stdout, 'data');
  starter.stdout.on('data', (more) => expect.fail(String(more)));
  starter.kill('SIGTERM');
  expect(await once(starter, 'close')).toEqual([5, null]);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
