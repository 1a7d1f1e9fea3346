// The log contains no secrets, and never stops the process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test.each([
  ['/reset-password?token=hemligt&type=recovery', '/reset-password?token=[hidden]&type=recovery'],
  ['/contact/0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a11?key=hemligt', '?key=[hidden]'],
  ['/api/google-sign-ins/callback?code=hemligt&state=hemligt', '?code=[hidden]&state=[hidden]'],
])('a URL is logged without its secrets: %s', (url, logged) => {
  const lines = capture();
  createLogger('error', lines.stream).error({ url }, 'Failed');
  expect(lines.text()).toContain(logged);
  expect(lines.text()).not.toContain('hemligt');
});

test('an outage of the database is logged if it ends the process', () => {
  const lines = capture();
  const logger = createLogger('warn', lines.stream);
  const err = Object.assign(new DatabaseError('sorry, too many clients already', 0, 'error'), {
    code: '53300',
  });
  logger.error({ err }, 'Repeated');
  logger.fatal({ err }, 'The server ends');
  expect(lines.text()).not.toContain('Repeated');
  expect(lines.text()).toContain('The server ends');
});

test.skipIf(process.platform !== 'linux')('a log on a full disk does not stop the process', async () => {
  const fullDisk = await open('/dev/full', 'w');
  const code = `const { createLogger } = await import(${JSON.stringify(path.join(import.meta.dirname, 'logger.ts'))});
    const logger = createLogger('warn');
    logger.warn('First');
    setTimeout(() => logger.fatal('Last'), 10);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', fullDisk.fd],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  await fullDisk.close();
});

function capture(): { stream: Writable; text: () => string } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => lines.join('') };
}
