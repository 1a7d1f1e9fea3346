// Every kind of mail and who can cause it. Mails that other people can cause are limited to three an hour for an address, and
// contain no text of a visitor. Source: the product's decisions, "Everywhere".
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from './testing/app.ts';
import { openNewsletter } from './testing/newsletter.ts';
import { startSmtp, type TestSmtp } from './testing/outside/smtp.ts';
import { fillRegistration, solveHumanCheck } from './testing/samples/new-account.ts';
import { insertAds } from './testing/samples/sample-ads.ts';
import { turnTwoStepOn } from './testing/two-step.ts';

const folder = path.join(import.meta.dirname, 'features');
/** The kinds of mail, read from the source files that build mails. */
const kinds = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((source) => /queueMail\(|\bMail\b.*from '.*core\/mail\/mail\.ts'/.test(source))
    .flatMap((source) =>
      Array.from(source.matchAll(/\bkind: '([a-z]+(?:-[a-z]+)+|newsletter)'/g), ([, kind]) => kind),
    ),
);

/** Sent to a user who has signed in, or who asked for the mail with the password or a code. */
const byOneself = [
  'password-changed password-removed passkey-added passkey-removed new-device',
  'email-change-requested email-changed email-changed-from email-restored',
  'two-step-on two-step-off recovery-codes recovery-code',
  'export-ready erasure-requested ad-expires-soon newsletter',
].flatMap((names) => names.split(' '));
/** Caused by an action of staff: a decision or a text of theirs. */
const byStaff = ['contact-answer', 'report-outcome', 'two-step-removed', 'mail-server-test'];
/**
 * Quote other users, as the product's decisions allow, and are limited to three an hour like mails about deals and the forum.
 * Tested in `unread-mail.test.ts`.
 */
const byUsers = ['unread-messages'];
/** Anybody can cause these. */
const byAnybody = [
  'confirm-email account-exists reset-password change-email address-taken',
  'contact-receipt report-receipt newsletter-confirmation second-step-failed',
].flatMap((names) => names.split(' '));

test('every kind of mail is declared', () => {
  expect([...kinds].toSorted()).toEqual([...byOneself, ...byStaff, ...byUsers, ...byAnybody].toSorted());
});

const TEXT = 'Köp på bluff.example';

let smtp: TestSmtp;
let app: TestApp;
/** The recipient. The case `second-step-failed` turns two-step sign-in on. */
let person: Person;
let adId: string;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url });
  await openNewsletter(app);
  person = await app.person();
  [adId = ''] = await insertAds(app.services.database, person.id, [{}]);
});
beforeEach(() => query('delete from limits'));
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const query = (text: string, values: unknown[] = []) => app.services.database.pool.query(text, values);
const post = (url: string, body: object, cookie = '') =>
  app.inject({ method: 'POST', url, payload: body, headers: { cookie } });

/**
 * Causes a mail of each kind as a visitor or another user can, with TEXT in every text field. Returns the recipient's address.
 */
const causes: Record<string, () => Promise<string>> = {
  'reset-password': async () => {
    await post('/api/password-resets', { email: person.email });
    return person.email;
  },
  'account-exists': async () => {
    await post('/api/accounts', await fillRegistration(app, { email: person.email, name: TEXT }));
    return person.email;
  },
  'confirm-email': async () => {
    const email = 'utan.konto@exempel.se';
    await post('/api/accounts', await fillRegistration(app, { email, name: TEXT }));
    return email;
  },
  'change-email': async () => {
    const email = 'byter.hit@exempel.se';
    await changeEmail(email);
    return email;
  },
  'address-taken': async () => {
    await changeEmail(person.email);
    return person.email;
  },
  'contact-receipt': async () => {
    const { body: proof } = await app.call<{ token: string }>('GET', '/api/security/token');
    const written = {
      id: randomUUID(),
      form: 'contact',
      name: TEXT,
      subject: TEXT,
      message: TEXT,
      email: person.email,
    };
    const humanCheckId = await solveHumanCheck(app);
    await post('/api/contact-messages', { ...written, csrfToken: proof.token, humanCheckId });
    return person.email;
  },
  'report-receipt': async () => {
    // A visitor can report an ad only once, so the earlier reports get another reporter.
    await query(`update reports set reporter_email = 'x' || id where reporter_id is null`);
    const about = { kind: 'ad', targetId: adId, category: 'fraud', goodFaith: true };
    await post('/api/reports', { ...about, explanation: TEXT, name: TEXT, email: person.email });
    return person.email;
  },
  'newsletter-confirmation': async () => {
    const email = 'prenumerant@exempel.se';
    const humanCheckId = await solveHumanCheck(app);
    await post('/api/newsletter-subscriptions', { email, consents: true, humanCheckId });
    return email;
  },
  'second-step-failed': async () => {
    const { rowCount } = await query('select from two_step where user_id = $1', [person.id]);
    if (rowCount === 0) await turnTwoStepOn(app, person);
    const opened = await post('/api/session', { email: person.email, password: TEST_PASSWORD });
    const cookie = [opened.headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0]);
    for (let code = 0; code < 5; code += 1)
      await post('/api/second-step', { code: '000000' }, cookie.join('; '));
    // Resets the limit on wrong codes, so that the test reaches the limit on mails.
    await query(`delete from limits where key like 'code%'`);
    return person.email;
  },
};

/** Asks as a new user each time, because one user may ask only five times an hour. */
async function changeEmail(email: string): Promise<void> {
  const { cookie } = await app.person();
  const payload = { email, current: TEST_PASSWORD };
  await app.inject({ method: 'PUT', url: '/api/me/email', payload, headers: { cookie } });
}

test('each mail that anybody can cause is caused here', () => {
  expect(Object.keys(causes).toSorted()).toEqual(byAnybody.toSorted());
});

test.each(Object.entries(causes))(
  '%s is sent three times an hour at most, without the visitor’s text',
  async (kind, cause) => {
    let address = '';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      address = await cause();
      await app.services.deferredTasks.finish();
    }
    await app.runJobs();
    const { rowCount } = await query('select from mails where kind = $1 and recipient = $2', [kind, address]);
    expect(rowCount).toBe(3);
    const sent = smtp.inbox.filter(({ to }) => to === address);
    expect(sent.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(sent)).not.toContain('bluff');
  },
);
