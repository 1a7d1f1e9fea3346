// Running other programs: what they write, how they end, and how the wish to end reaches them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attach, capture } from './run.js';

const node = process.execPath;

test('captures all that a program writes, and its exit code', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await capture(node, ['-e', script]);
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('reports a program that is not there', async () => {
  expect(await capture('no-such-program', [])).toEqual({
    code: 127,
    output: 'spawn no-such-program ENOENT',
  });
  expect(await attach('no-such-program', [])).toBe(127);
});

/** Runs a starter that runs a program which says when it is ready, and ends with code 5 on the first signal. */
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

test('passes a signal on, waits for the program, and ends with its code', async () => {
  const starter = runStarter();
  const [pid] = await once(starter.stdout, 'data');
  starter.stdout.on('data', (more) => expect.fail(String(more)));
  starter.kill('SIGTERM');
  expect(await once(starter, 'close')).toEqual([5, null]);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
