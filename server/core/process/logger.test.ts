// The log contains no secrets.
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test.each([
  ['/reset-password?token=hemligt&type=recovery', '/reset-password?token=[hidden]&type=recovery'],
  ['/api/google-sign-ins/callback?code=hemligt&state=hemligt', '?code=[hidden]&state=[hidden]'],
])('a URL is logged without its secrets: %s', (url, logged) => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  createLogger('error', stream).error({ url }, 'Failed');
  expect(lines.join('')).toContain(logged);
  expect(lines.join('')).not.toContain('hemligt');
});
