// Erasure leaves nothing personal: a user with data in every table is erased and searched for in the whole database and
// storage.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { rejection } from '../../testing/decisions.ts';
import { openTestApp, type Person, TEST_PASSWORD, type TestApp } from '../../testing/app.ts';
import { fillRegistration } from '../../testing/samples/new-account.ts';
import { findTraces } from '../../testing/samples/personal-data.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { insertSale } from '../../testing/samples/sample-deals.ts';
import { makeJpeg } from '../../testing/samples/photos.ts';
import { sendPicture as upload } from '../../testing/send-picture.ts';
import { type TestSmtp, startSmtp } from '../../testing/outside/smtp.ts';
import { mailPersonalData } from '../mails/personal-data-queries.ts';
import { newsletterPersonalData } from '../newsletter/personal-data-queries.ts';

let app: TestApp;
let smtp: TestSmtp | undefined;
afterEach(async () => {
  await app.close();
  await smtp?.close();
  smtp = undefined;
});

/** Texts that occur nowhere else, so that each hit is a trace of this person. */
const zenobia = {
  name: 'Zenobia Quirkenstråle',
  email: 'zenobia.quirkenstrale@exempel.se',
  phone: '070-998 877 66',
  location: 'Quirkenhult',
  bio: 'Zebrafinksuppfödare och center',
  title: 'Quirkenboll i zebramönster',
  description: 'Studsar som en zebrafink',
  userAgent: 'Zebrafinken/9.9 (Quirk 11)',
  ip: '203.0.113.77',
  network: '2001:db8:77:99',
  savedSearch: 'Quirkensökningen',
  reviewed: 'Quirkens omdöme om en zebraköpare',
  answered: 'Quirkens svar till zebraköparen',
  reported: 'https://quirkenfinken.example/skript.js',
};
const searched = 'zebrasökning';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request from Zenobia's browser. */
async function send<Body>(
  method: Method,
  url: string,
  options: { body?: object; cookie?: string; ip?: string } = {},
) {
  const { body, cookie = '', ip = zenobia.ip } = options;
  const answer = await app.inject({
    method,
    url,
    headers: {
      cookie,
      'user-agent': zenobia.userAgent,
      ...(body && { 'content-type': 'application/json' }),
    },
    payload: body && JSON.stringify(body),
    remoteAddress: ip,
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return {
    status: answer.statusCode,
    body: (answer.body.startsWith('{') ? JSON.parse(answer.body) : {}) as Body,
    cookie: cookies[0]?.split(';')[0] ?? '',
  };
}

async function register(): Promise<Person> {
  const { name, email } = zenobia;
  const form = await fillRegistration(app, { name, email });
  const created = await send<{ viewer: { id: string } | null }>('POST', '/api/accounts', { body: form });
  if (created.body.viewer) return { name, email, id: created.body.viewer.id, cookie: created.cookie };
  await app.runJobs();
  const { link = '' } = (await smtp?.mailTo(email, 'Bekräfta')) ?? {};
  const token = new URL(link).searchParams.get('token');
  const confirmed = await send<{ viewer: { id: string } }>('POST', '/api/email-confirmations', {
    body: { token },
  });
  return { name, email, id: confirmed.body.viewer.id, cookie: confirmed.cookie };
}

async function sendPicture(cookie: string, purpose?: 'message'): Promise<string> {
  const photo = await makeJpeg({ width: 600, height: 400 });
  return upload(app, { cookie }, { photo, remoteAddress: zenobia.ip, ...(purpose && { purpose }) });
}

async function reportViolation(cookie: string): Promise<void> {
  const { token } = (await send<{ token: string }>('GET', '/api/security/token', { cookie })).body;
  const { ip: remoteAddress, userAgent, reported } = zenobia;
  const body = {
    event: 'csp_violation',
    details: { blocked: reported },
    timestamp: new Date().toISOString(),
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/security/audit',
    headers: { cookie, 'user-agent': userAgent, 'x-csrf-token': token, 'content-type': 'application/json' },
    payload: JSON.stringify({ ...body, userAgent, url: reported }),
    remoteAddress,
  });
  expect(answer.statusCode).toBe(200);
}

/** Uses every feature as Zenobia; returns the texts to search for. */
async function leaveTraces(person: Person, admin: Person): Promise<string[]> {
  const { cookie } = person;
  const { email, phone, location, bio, title, description } = zenobia;
  const [portrait, picture, spare, enclosed] = [
    await sendPicture(cookie),
    await sendPicture(cookie),
    await sendPicture(cookie),
    await sendPicture(cookie, 'message'),
  ];
  await send('PATCH', '/api/me/profile', {
    cookie,
    body: { phone, location, bio, birthYear: 1990, portraitId: portrait },
  });
  const ad = { title, description, location, category: 'Basketboll', condition: 'Ny', price: 300 };
  const written = await send<{ id: string }>('POST', '/api/ads', {
    cookie,
    body: { ...ad, pictureIds: [picture] },
  });
  const adId = written.body.id;
  const another = await send<{ id: string }>('POST', '/api/ads', { cookie, body: { ...ad, pictureIds: [] } });
  await app.call('PUT', `/api/admin/ads/${another.body.id}/status`, {
    as: admin,
    body: { ...rejection, status: 'removed' },
  });
  await app.call('PUT', `/api/admin/ads/${adId}/status`, { as: admin, body: { status: 'approved' } });
  await app.call('PUT', `/api/ads/${adId}/favorite`, { as: admin });
  await app.call('POST', `/api/ads/${adId}/contact-reveals`, { as: admin, body: { kind: 'phone' } });
  await send('POST', '/api/messages', {
    cookie,
    body: { recipientId: admin.id, subject: 'Hej', content: 'Så här ser den ut', pictureIds: [enclosed] },
  });
  await send('POST', '/api/me/saved-searches', {
    cookie,
    body: { name: zenobia.savedSearch, filter: { city: location }, alert: 'daily' },
  });
  // She sells it, both write a review, and she answers.
  const { dealId } = await insertSale(app.services.database, {
    adId,
    sellerId: person.id,
    buyerId: admin.id,
  });
  const adminsReview = await app.call<{ id: string }>('POST', `/api/deals/${dealId}/reviews`, {
    as: admin,
    body: { rating: 2, text: 'Sen' },
  });
  await send('POST', `/api/deals/${dealId}/reviews`, { cookie, body: { rating: 5, text: zenobia.reviewed } });
  await send('POST', `/api/reviews/${adminsReview.body.id}/answer`, {
    cookie,
    body: { text: zenobia.answered },
  });
  await send('GET', `/api/ads?search=${encodeURIComponent(searched)}`, { cookie });
  // A failed sign-in, a sign-in from another network, and a requested password reset whose mail job stays queued.
  await send('POST', '/api/session', { body: { email, password: 'Fel-losen1' } });
  const elsewhere = `${zenobia.network}::5`;
  expect(
    (await send('POST', '/api/session', { body: { email, password: TEST_PASSWORD }, ip: elsewhere })).status,
  ).toBe(200);
  await reportViolation(cookie);
  const copy = await send<{ id: string }>('POST', '/api/me/personal-data/exports', { cookie });
  await app.runJobs();
  await send('POST', '/api/password-resets', { body: { email } });
  const ids = [person.id, portrait, picture, spare, enclosed, copy.body.id];
  return [...Object.values(zenobia), ...ids];
}

/** Proves that the search finds the texts before the erasure. */
async function expectTraces(texts: string[]): Promise<void> {
  const traces = await findTraces(app.services, texts);
  expect(texts.filter((text) => traces[text]?.length === 0)).toEqual([]);
  expect(traces[zenobia.email]).toEqual(
    expect.arrayContaining(['public.limits', 'public.mails', 'public.profiles']),
  );
  expect(traces[zenobia.ip]).toEqual(
    expect.arrayContaining(['public.limits', 'public.security_events', 'public.sessions']),
  );
  const places = [...new Set(Object.values(traces).flat())];
  expect(places.filter((place) => place.startsWith('pictures/ads/')).length).toBe(9);
  expect(places.filter((place) => place.startsWith('pictures/messages/')).length).toBe(3);
  expect(places.filter((place) => place.startsWith('pictures/exports/')).length).toBe(1);
}

test('after the waiting period no table and no file contains her data', async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url });
  const [admin, witness] = [await app.person('admin'), await app.person()];
  const person = await register();
  const texts = await leaveTraces(person, admin);
  await expectTraces(texts);
  expect((await findTraces(app.services, [zenobia.email]))[zenobia.email]).toContain(
    'graphile_worker._private_jobs',
  );
  // The searched text is stored for 30 days with the visitor's hash of one day, which identifies nobody, and nowhere else.
  const { [searched]: searchedPlaces = [] } = await findTraces(app.services, [searched]);
  expect(searchedPlaces.filter((place) => place !== 'public.search_visits')).toEqual([]);

  const { cookie } = person;
  expect((await send('POST', '/api/me/erasure', { cookie, body: { password: TEST_PASSWORD } })).status).toBe(
    200,
  );
  const { pool } = app.services.database;
  await pool.query(`update erasures set due_at = now() - interval '1 second' where user_id = $1`, [
    person.id,
  ]);
  await pool.query(`select graphile_worker.add_job('erase-people')`);
  await app.runJobs();

  const left = await findTraces(app.services, texts);
  expect(left).toEqual({
    ...Object.fromEntries(texts.map((text) => [text, []])),
    // Her id remains in the audit entry of the ad that an admin deleted, and in the list for restored backups.
    [person.id]: ['public.audit_log', 'erased-people.txt'],
  });
  // Security events stay, without user, address, user agent and details.
  const { rows: events } = await pool.query<{ event: string; rest: string }>(
    `select distinct event, row(user_id, ip_address, user_agent, url, details)::text as rest from security_events
      where event in ('csp_violation', 'sign_in_failed', 'registered', 'erasure_requested') order by event`,
  );
  expect(events.map(({ event }) => event)).toEqual([
    'csp_violation',
    'erasure_requested',
    'registered',
    'sign_in_failed',
  ]);
  expect(new Set(events.map(({ rest }) => rest))).toEqual(new Set(['(,,"","",{})']));
  const others = await findTraces(app.services, [admin.email, witness.email]);
  for (const places of Object.values(others)) expect(places).toContain('public.profiles');
});

test('deletion by an admin leaves only her id in the audit log and in the list of erased people', async () => {
  app = await openTestApp();
  const [admin, superadmin] = [await app.person('admin'), await app.person('superadmin')];
  const person = await register();
  const texts = await leaveTraces(person, admin);
  const { rows: heldMails } = await app.services.database.pool.query<{ id: string }>(
    `select id from mails where recipient = $1`,
    [zenobia.email],
  );
  expect(heldMails.length).toBeGreaterThan(0);
  for (const { id } of heldMails) {
    expect((await app.call('GET', `/api/admin/mails/${id}`, { as: superadmin })).status).toBe(200);
  }
  await expectTraces(texts);

  expect((await app.call('DELETE', `/api/admin/users/${person.id}`, { as: admin })).status).toBe(200);
  const left = await findTraces(app.services, texts);
  expect(left).toEqual({
    ...Object.fromEntries(texts.map((text) => [text, []])),
    [person.id]: ['public.audit_log', 'erased-people.txt'],
  });
  const { rows: read } = await app.services.database.pool.query<{ details: object; user_id: string }>(
    `select user_id, details from security_events where event = 'mail_read'`,
  );
  for (const { details, user_id: reader } of read) {
    expect([reader, Object.keys(details)]).toEqual([superadmin.id, ['mail']]);
  }
});

test('an erasure that cannot be recorded for restored backups deletes her files all the same', async () => {
  app = await openTestApp();
  const [admin, person] = [await app.person('admin'), await app.person()];
  await upload(app, person);
  expect(await storedFiles()).not.toEqual([]);
  // A folder in place of the list cannot be written, as on a full disk.
  await mkdir(path.join(app.services.settings.dataDir, 'erased-people.txt'));
  expect((await app.call('DELETE', `/api/admin/users/${person.id}`, { as: admin })).status).toBe(200);
  expect(await storedFiles()).toEqual([]);
});

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.services.storage.list('ads')) keys.push(key);
  return keys;
}

test('deletes the mails to others that name the person or lead to an ad of theirs, and no others', async () => {
  app = await openTestApp();
  const { pool } = app.services.database;
  const [admin, person] = [await app.person('admin'), await app.person()];
  await pool.query('update profiles set name = $2 where id = $1', [person.id, 'Bo (Å.)']);
  const [adId = ''] = await insertAds(app.services.database, person.id, [{ title: 'Basket' }]);
  const mail = (kind: string, body: string) =>
    pool.query(
      `insert into mails (kind, recipient, subject, html, body, status) values ($1, 'annan@exempel.se', 'x', $2, $2, 'held')`,
      [kind, body],
    );
  await mail('deal-reserved', 'Bo (Å.) har reserverat ”Boll” för dig.');
  await mail('unread-messages', 'Bo (Å.) har skrivit ett meddelande.');
  await mail('favorite-sold', `”Basket” är såld. http://localhost/ad/${adId}`);
  const others = [
    ['favorite-sold', '”Basket” är såld. Du har ett konto på Baskettorget.'],
    ['deal-reserved', 'AmBo (Å.) har reserverat ”Boll” för dig.'],
    ['account-restricted', 'Du skrev till Bo (Å.) fast ni inte ville.'],
  ];
  for (const [kind = '', body = ''] of others) await mail(kind, body);
  expect((await app.call('DELETE', `/api/admin/users/${person.id}`, { as: admin })).status).toBe(200);
  const { rows } = await pool.query<{ kind: string; body: string }>(
    `select kind, body from mails where recipient = 'annan@exempel.se' order by created_at`,
  );
  expect(rows.map(({ kind, body }) => [kind, body])).toEqual(others);
});

test.each([
  ['belong to the account whose confirmed address they have', true, 0],
  ['are not those of an account whose address was never confirmed', false, 5],
])(
  'messages, reports, mails, a registration and a subscription without an account %s',
  async (_title, isConfirmed, left) => {
    app = await openTestApp();
    const { pool } = app.services.database;
    const [admin, person] = [await app.person('admin'), await app.person()];
    const email = person.email;
    await pool.query('update profiles set email_verified = $2 where id = $1', [person.id, isConfirmed]);
    await pool.query(
      `insert into contact_messages (form, name, email, subject, message) values ('contact', 'Bo', $1, 'Hej', 'Hej')`,
      [email],
    );
    await pool.query(
      `insert into reports (kind, target_id, category, explanation, reporter_name, reporter_email, good_faith, priority)
     values ('ad', $2, 'other', 'Se här', 'Bo', $1, true, 'low')`,
      [email, admin.id],
    );
    await pool.query(
      `insert into mails (kind, recipient, subject, html, body, status) values ('report-receipt', $1, 'Hej', 'Hej', 'Hej', 'held')`,
      [email],
    );
    await pool.query(
      `insert into pending_registrations (name, email, password_hash, expires_at)
     values ('Bo', $1, 'x', now() + interval '1 day')`,
      [email],
    );
    await pool.query(
      `insert into newsletter_subscribers (email, consent_text, confirmed_at) values ($1, 'Ja', now())`,
      [email],
    );
    const copied = { ...mailPersonalData.copied, ...newsletterPersonalData.copied };
    for (const { query } of Object.values(copied)) {
      const { rows } = await query(person.id).execute(app.services.database.kysely);
      expect(rows).toHaveLength(isConfirmed ? 1 : 0);
    }
    expect((await app.call('DELETE', `/api/admin/users/${person.id}`, { as: admin })).status).toBe(200);
    const places = (await findTraces(app.services, [email]))[email];
    expect(places).toHaveLength(left);
  },
);

test('every foreign key to a person cascades or is set to null', async () => {
  app = await openTestApp();
  const { rows } = await app.services.database.pool.query<{ place: string; onDelete: string }>(
    `select conrelid::regclass::text as place, confdeltype as "onDelete" from pg_constraint
      where contype = 'f' and confrelid = 'profiles'::regclass`,
  );
  // Cascade for rows of the person alone, set null for rows shared with others.
  expect(rows.filter(({ onDelete }) => onDelete !== 'c' && onDelete !== 'n')).toEqual([]);
});
