// Permitted actions on a mail in the outbox.
import { expect, it } from 'vitest';
import { mailPermissions } from './rules.ts';

it.each([
  ['queued', { read: false, resend: false }],
  ['sent', { read: false, resend: false }],
  ['failed', { read: false, resend: true }],
  ['held', { read: true, resend: false }],
] as const)('permits for a mail with status %s: %j', (status, can) => {
  expect(mailPermissions(status)).toEqual(can);
});
