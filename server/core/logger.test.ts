// The log says what happened, and nothing that lets in whoever reads it.
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('an address from a mail is logged without its token', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  createLogger('error', stream).error({ url: '/reset-password?token=hemligt&type=recovery' }, 'Failed');
  expect(lines.join('')).toContain('/reset-password?token=[hidden]&type=recovery');
  expect(lines.join('')).not.toContain('hemligt');
});
