// Every kind of mail, and who causes it: what others cause is limited to three an hour for an address, without a visitor's text.
// Source: PRODUCT.md "Everywhere".
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';

const folder = path.join(import.meta.dirname, 'features');
/** Kinds in the files that build mails. */
const kinds = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((source) => /queueMail\(|\bMail\b.*from '.*core\/mail\/mail\.ts'/.test(source))
    .flatMap((source) =>
      Array.from(source.matchAll(/\bkind: '([a-z]+(?:-[a-z]+)+|newsletter)'/g), ([, kind]) => kind),
    ),
);

/** Sent to who has signed in, or asked for them with the password or a code. */
const byOneself = [
  'password-changed password-removed passkey-added passkey-removed new-device',
  'email-change-asked email-changed email-changed-from email-restored',
  'two-step-on two-step-off recovery-codes recovery-code',
  'export-ready erasure-requested ad-expires-soon newsletter',
].flatMap((names) => names.split(' '));
/** Decided or written by staff; each has an action of theirs as its cause. */
const byStaff = ['contact-answer', 'report-outcome', 'two-step-removed', 'mail-server-test'];
/** Of other users, at most one for each quarter of an hour, and quoted as PRODUCT.md says; `unread-mail.test.ts`. */
const byUsers = ['unread-messages'];
/** Anybody can cause these, with `unsolicitedMailLimits` or limits of their own of three an hour. */
const byAnybody = [
  'confirm-email account-exists reset-password change-email address-taken',
  'contact-receipt report-receipt newsletter-confirmation second-step-failed',
].flatMap((names) => names.split(' '));

test('every kind of mail is declared', () => {
  expect([...kinds].toSorted()).toEqual([...byOneself, ...byStaff, ...byUsers, ...byAnybody].toSorted());
});

let app: TestApp;
let person: Person;
let adId: string;
beforeAll(async () => {
  app = await openTestApp();
  const admin = await app.person('admin');
  person = await app.person();
  const ad = { title: 'Boll', category: 'Basketboll', condition: 'Ny', price: 300, pictureIds: [] };
  adId = (await app.call<{ id: string }>('POST', '/api/ads', { as: person, body: ad })).body.id;
  const body = { status: 'approved' };
  await app.call('PUT', `/api/admin/ads/${adId}/status`, { as: admin, body });
});
afterAll(() => app.close());

const TEXT = 'Köp på bluff.example';

const report = () => ({
  kind: 'ad',
  targetId: adId,
  category: 'fraud',
  goodFaith: true,
  explanation: TEXT,
  name: TEXT,
  email: person.email,
});

test.each([
  ['reset-password', '/api/password-resets', () => ({ email: person.email })],
  ['report-receipt', '/api/reports', report],
] as const)(
  '%s is sent at most three times an hour, without the visitor’s text',
  async (kind, url, bodyOf) => {
    const { database } = app.services;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // One visitor reports the same once.
      await database.pool.query(`update reports set reporter_email = 'x' || id where reporter_id is null`);
      await app.call('POST', url, { body: bodyOf() });
    }
    await app.runJobs();
    const { rows } = await database.pool.query(
      'select subject, body, html from mails where kind = $1 and recipient = $2',
      [kind, person.email],
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('bluff');
  },
);
