// Reports: creation, decisions and their effect on each kind of content, appeals, and retention.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdDetail, OwnAd } from '#shared/features/ads/ad-schemas.ts';
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import type { ReportRow, StaffReport } from '#shared/features/reports/staff-contract.ts';
import { scheduledJobs } from '../../scheduled-jobs.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { readAuditEntries } from '../../testing/audit-log.ts';
import { makeJpeg } from '../../testing/photos.ts';
import { insertReviewRow, insertSale } from '../../testing/sample-deals.ts';
import { sendPicture } from '../../testing/send-picture.ts';

let app: TestApp;
let owner: Person;
let reporter: Person;
let admin: Person;
let superadmin: Person;
let adId: string;

beforeAll(async () => {
  app = await openTestApp();
  [admin, superadmin] = [await app.person('admin'), await app.person('superadmin')];
});
afterAll(() => app.close());

beforeEach(async () => {
  [owner, reporter] = [await app.person(), await app.person()];
  adId = await publish();
  await query('delete from limits');
});

interface Refused {
  message?: string;
  data?: { fields?: Record<string, string> };
}

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;

async function publish(): Promise<string> {
  const body = { title: 'Nästan nya skor', category: 'Basketskor', price: 900, description: 'Äkta' };
  const { id } = (await app.call<{ id: string }>('POST', '/api/ads', { as: owner, body })).body;
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
  return id;
}

const form = (change: object = {}) => ({
  kind: 'ad',
  targetId: adId,
  category: 'fraud',
  explanation: 'Skorna finns inte',
  goodFaith: true,
  ...change,
});
const report = (as: Person | undefined, change: object = {}) =>
  app.call<{ id: string } & Refused>('POST', '/api/reports', { ...(as && { as }), body: form(change) });
const createReport = async (change: object = {}, as: Person = reporter) => {
  const answer = await report(as, change);
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body.id;
};
const decision = (change: object = {}) => ({
  seen: 'pending',
  status: 'resolved',
  decision: 'removed',
  rule: 'forbidden',
  personReason: 'Bilderna är någon annans',
  reporterReason: 'Vi har tagit bort annonsen',
  ...change,
});
const decideOnly = (as: Person | undefined, id: string, change: object = {}) =>
  app.call<ReportRow & Refused>('PUT', `/api/admin/reports/${id}/decision`, {
    ...(as && { as }),
    body: decision(change),
  });
/** Decides, and ends the minute in which that can be undone. */
async function decide(...given: Parameters<typeof decideOnly>): ReturnType<typeof decideOnly> {
  const answer = await decideOnly(...given);
  await app.runJobs();
  return answer;
}
const removed = async (change: object = {}) => {
  const id = await createReport(change);
  expect((await decide(admin, id)).status).toBe(200);
  return id;
};
const own = (as: Person, id: string) => app.call<OwnReport & Refused>('GET', `/api/me/reports/${id}`, { as });
const read = async (id: string, as = admin) =>
  (await app.call<StaffReport>('GET', `/api/admin/reports/${id}`, { as })).body;
const appeal = (as: Person | undefined, id: string, text: unknown = 'Bilderna är mina egna') =>
  app.call<OwnReport & Refused>('POST', `/api/me/reports/${id}/appeal`, {
    ...(as && { as }),
    body: { text },
  });
async function decideAppeal(as: Person | undefined, id: string, outcome: unknown = 'overturned') {
  const answer = await app.call<ReportRow & Refused>('PUT', `/api/admin/reports/${id}/appeal`, {
    ...(as && { as }),
    body: { outcome, reason: 'Vi har sett kvittot' },
  });
  await app.runJobs();
  return answer;
}
const notificationsOf = async (as: Person) =>
  (await app.call<{ notifications: ListedNotification[] }>('GET', '/api/me/notifications', { as })).body
    .notifications;
const eventsOf = async (as: Person) => (await notificationsOf(as)).map(({ event }) => event);
const mailsTo = (email: string) =>
  query('select kind, body, unsubscribe_url from mails where recipient = $1 order by created_at, id', [
    email,
  ]);
const ad = (as?: Person) => app.call<AdDetail>('GET', `/api/ads/${adId}`, as && { as });
const list = async (params = '', as = admin) =>
  (await app.call<{ reports: ReportRow[] }>('GET', `/api/admin/reports${params}`, { as })).body.reports;
const ids = async (params: string) => (await list(params)).map((row) => row.id);
const refusal = ({ status, body }: { status: number; body: Refused }) => [status, body.message];
const deleteDue = async () => {
  const job = scheduledJobs(app.services).find(({ name }) => name === 'forget-reports');
  await job?.run({ payload: null, isLastTry: true, signal: new AbortController().signal });
};
const backdate = (months: number) =>
  query(`update reports set decided_at = decided_at - $1 * interval '1 month'`, [months]);

async function write(from: Person, content: string, to = owner): Promise<{ id: string; threadId: string }> {
  const body = { recipientId: to.id, adId, subject: 'Angående skorna', content };
  const answer = await app.call<{ message: { id: string }; threadId: string }>('POST', '/api/messages', {
    as: from,
    body,
  });
  return { id: answer.body.message.id, threadId: answer.body.threadId };
}
const messagesOf = async (as: Person, threadId: string) =>
  (
    await app.call<{ messages: { id: string; content: string; isRemoved: boolean }[] }>(
      'GET',
      `/api/threads/${threadId}/messages`,
      { as },
    )
  ).body.messages;
async function review(): Promise<string> {
  const { dealId } = await insertSale(app.services.database, {
    adId,
    sellerId: owner.id,
    buyerId: reporter.id,
  });
  return insertReviewRow(app.services.database, { dealId, authorId: owner.id, subjectId: reporter.id });
}

const rated = async () =>
  (await app.call<{ reviewCount: number }>('GET', `/api/people/${reporter.id}/reviews`)).body.reviewCount;
const about = () => ({ kind: 'person', targetId: owner.id, category: 'abuse' });
const bio = async () => (await app.call<{ bio: string }>('GET', `/api/people/${owner.id}`)).body.bio;
const profile = (body: object) => app.call('PATCH', '/api/me/profile', { as: owner, body });
const setRole = (role: string, { id }: Person) =>
  query('update profiles set role = $2 where id = $1', [id, role]);
const erase = (person: Person) => app.call('DELETE', `/api/admin/users/${person.id}`, { as: superadmin });

describe('a report', () => {
  test('is confirmed, and waits for staff with a snapshot of the content', async () => {
    const id = await createReport();
    expect(await eventsOf(reporter)).toEqual(['report.received']);
    expect((await notificationsOf(reporter))[0]).toMatchObject({ href: `/reports/${id}` });
    expect(await eventsOf(owner)).not.toContain('report.received');
    expect((await own(reporter, id)).body).toMatchObject({
      side: 'reporter',
      status: 'pending',
      title: 'Nästan nya skor',
      explanation: 'Skorna finns inte',
      decision: null,
      can: { appeal: false },
    });
    await app.call('PUT', `/api/ads/${adId}`, {
      as: owner,
      body: { title: 'Andra skor', category: 'Basketskor', price: 900 },
    });
    await app.call('PUT', `/api/admin/ads/${adId}/status`, { as: admin, body: { status: 'approved' } });
    expect(await read(id)).toMatchObject({
      asReported: { title: 'Nästan nya skor', text: 'Äkta', price: 900 },
      now: { title: 'Andra skor' },
      owner: { id: owner.id, name: owner.name },
      reporter: { id: reporter.id, email: reporter.email },
      priority: 'medium',
      can: { decisions: ['removed', 'warned', 'blocked', 'none'] },
    });
  });

  test.each([
    ['category', 'annat', 'Välj vad det gäller'],
    ['explanation', '  ', 'Förklara varför, så att vi förstår vad som är fel'],
    ['explanation', 'x'.repeat(2001), 'Förklaringen får vara högst 2000 tecken'],
    ['goodFaith', false, 'Intyga att uppgifterna stämmer så vitt du vet'],
  ])('with an invalid %s is refused at its field', async (field, value, sentence) => {
    const { status, body } = await report(reporter, { [field]: value });
    expect([status, body.data?.fields]).toEqual([422, { [field]: sentence }]);
  });

  test('is refused on one’s own content and on invisible content', async () => {
    expect(refusal(await report(owner))).toEqual([422, 'Du kan inte anmäla det du själv har skrivit']);
    const notFound = [404, 'Det du vill anmäla finns inte längre'];
    expect(refusal(await report(reporter, { targetId: crypto.randomUUID() }))).toEqual(notFound);
    await app.call('PUT', `/api/ads/${adId}/sale-state`, { as: owner, body: { saleState: 'hidden' } });
    expect(refusal(await report(reporter))).toEqual(notFound);
  });

  test('is created once while it is open, also of concurrent ones', async () => {
    const answers = await Promise.all([report(reporter), report(reporter), report(reporter)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.map(({ body }) => body.message)).toContain(
      'Du har redan anmält det här. Vi hör av oss när vi har bestämt oss.',
    );
  });

  test('can be made ten times an hour', async () => {
    await query(`insert into limits (key, tries, ends_at) values ($1, 10, now() + interval '1 hour')`, [
      `report by ${reporter.id}`,
    ]);
    expect((await report(reporter)).status).toBe(429);
  });

  test('has a higher priority when there are several on the same content', async () => {
    const three = [];
    for (const category of ['spam', 'spam', 'spam'] as const) {
      three.push(await createReport({ category }, await app.person()));
    }
    expect((await Promise.all(three.map((id) => read(id)))).map(({ priority }) => priority)).toEqual([
      'low',
      'low',
      'medium',
    ]);
    expect((await read(await createReport({ category: 'child' }))).priority).toBe('high');
  });

  test('is readable by its reporter only', async () => {
    const id = await createReport();
    expect((await own(owner, id)).status).toBe(404);
    expect((await own(await app.person(), id)).status).toBe(404);
    expect((await app.call('GET', `/api/me/reports/${id}`)).status).toBe(401);
  });
});

describe('a visitor', () => {
  const signed = { name: 'Vera Ek', email: 'Vera.Ek@Exempel.se' };

  test('reports public content, and is answered by mail', async () => {
    const email = 'vera.ek@exempel.se';
    const { status, body } = await report(undefined, signed);
    expect(status).toBe(201);
    expect(await read(body.id)).toMatchObject({ reporter: { id: null, name: 'Vera Ek', email } });
    await decide(admin, body.id, { reporterReason: 'Tack, den är borta' });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['report-receipt', 'report-outcome']);
    for (const part of [
      'Tack för din anmälan',
      `Den har nummer ${body.id.slice(0, 8)}. En människa läser den, och vi mejlar dig när vi har bestämt oss.`,
      'Den som anmälan gäller får inte veta vem som har anmält.',
    ])
      expect(mails[0]?.['body']).toContain(part);
    for (const part of [
      `Beslut om anmälan ${body.id.slice(0, 8)}`,
      'Tack, den är borta',
      'En människa har fattat beslutet. Tycker du att det är fel? Skriv till oss inom sex månader med numret ovan, så prövar en kollega det.',
      'Du kan också vända dig till en domstol eller ett organ för tvistlösning.',
      'Så når du oss',
    ])
      expect(mails[1]?.['body']).toContain(part);
    for (const mail of mails)
      expect(mail['body']).toContain(
        'Du får det här mejlet för att någon, troligen du, har gjort en anmälan på Baskettorget med din e-postadress. Adressen sparas tills tiden för att överklaga är ute.',
      );
  });

  test('gives name and address, except in a report of child abuse', async () => {
    const { status, body } = await report(undefined);
    expect([status, body.data?.fields]).toEqual([
      422,
      { name: 'Skriv ditt namn', email: 'Skriv din e-postadress, så att vi kan svara' },
    ]);
    expect((await report(undefined, { ...signed, email: 'vera' })).body.data?.fields).toHaveProperty('email');
    expect(
      (await report(undefined, { name: 'x'.repeat(101), email: 'x'.repeat(255) })).body.data?.fields,
    ).toEqual({
      name: 'Namnet får vara högst 100 tecken',
      email: 'E-postadressen ser inte riktig ut',
    });
    expect((await report(undefined, { category: 'child' })).status).toBe(201);
  });

  test('cannot report messages, and is limited', async () => {
    expect(refusal(await report(undefined, { ...signed, kind: 'message' }))).toEqual([
      401,
      'Du måste vara inloggad för att anmäla ett meddelande',
    ]);
    await query(`insert into limits (key, tries, ends_at) values ('report from 127.0.0.1', 5, now() + interval '1 hour')
      on conflict (key) do update set tries = 5`);
    expect((await report(undefined, signed)).status).toBe(429);
  });
});

describe('staff', () => {
  test('starts an investigation, and the second to do so is refused', async () => {
    const id = await createReport();
    const take = (as?: Person) =>
      app.call<ReportRow & Refused>('PUT', `/api/admin/reports/${id}/investigation`, {
        ...(as && { as }),
        body: { seen: 'pending' },
      });
    expect((await take(admin)).body).toMatchObject({
      status: 'investigating',
      assignee: admin.name,
      can: { investigate: false, resolve: true, dismiss: false },
    });
    expect(refusal(await take(superadmin))).toEqual([409, 'En kollega hann före. Så här står anmälan nu.']);
    expect((await take(owner)).status).toBe(403);
    expect((await take()).status).toBe(401);
    expect((await decide(superadmin, id)).status).toBe(409);
    // A report under investigation cannot be dismissed.
    const dismissal = { seen: 'investigating', status: 'dismissed', decision: 'none' };
    expect((await decide(superadmin, id, dismissal)).status).toBe(409);
  });

  test('finds reports by status, priority, kind and text', async () => {
    const id = await createReport({ explanation: 'Säljer 100% luft' });
    await app.call('PUT', `/api/admin/reports/${id}/priority`, { as: admin, body: { priority: 'high' } });
    expect(await ids('?priority=high&status=pending&kind=ad')).toContain(id);
    expect(await ids('?status=resolved')).not.toContain(id);
    expect(await ids('?kind=person')).not.toContain(id);
    for (const search of [
      '100% luft',
      owner.name,
      reporter.email,
      id.slice(0, 8),
      'Nästan nya',
      'Nästan'.normalize('NFD'),
    ])
      expect(await ids(`?search=${encodeURIComponent(search)}`)).toContain(id);
    expect(await ids('?search=100_luft')).toEqual([]);
    expect(await readAuditEntries(app.services.database, id)).toMatchObject([
      { action: 'report.priority', before: { priority: 'medium' }, after: { priority: 'high' } },
    ]);
    const counts = await app.call('GET', '/api/admin/reports/counts', { as: admin });
    expect(counts.body).toMatchObject({ pending: expect.any(Number), appeals: expect.any(Number) });
  });

  test('dismisses with a reason to the reporter, without other effects', async () => {
    const id = await createReport();
    const dismissal = { status: 'dismissed', decision: 'none', reporterReason: 'Skorna finns' };
    expect((await decide(admin, id, dismissal)).body).toMatchObject({
      status: 'dismissed',
      decision: 'none',
      can: { investigate: false, resolve: false, dismiss: false },
    });
    expect((await notificationsOf(reporter))[0]).toMatchObject({
      event: 'report.decided',
      text: 'Skorna finns',
    });
    expect(await eventsOf(owner)).not.toContain('content.removed');
    expect((await own(owner, id)).status).toBe(404);
    expect((await ad()).status).toBe(200);
  });

  test.each([
    ['rule', { rule: undefined }, 'Välj vilken regel beslutet vilar på'],
    ['personReason', { personReason: ' ' }, 'Skriv vad som är fel, så att den det gäller förstår'],
    ['reporterReason', { reporterReason: '' }, 'Skriv vad som har hänt, så att anmälaren förstår'],
    ['lastDay', { decision: 'blocked', lastDay: 'snart' }, 'Välj en sista dag'],
    ['lastDay', { decision: 'blocked', lastDay: '1999-12-31' }, 'Välj en sista dag'],
  ])('cannot decide without a valid %s', async (field, change, sentence) => {
    const { status, body } = await decide(admin, await createReport(), change);
    expect([status, body.data?.fields]).toEqual([422, { [field]: sentence }]);
  });

  test('cannot dismiss a report and act on it', async () => {
    expect(refusal(await decide(admin, await createReport(), { status: 'dismissed' }))).toEqual([
      422,
      'En anmälan som avfärdas leder inte till någon åtgärd.',
    ]);
  });

  test('suspends a user, who is mailed the reason, the end and how to appeal', async () => {
    const id = await createReport(about());
    await decide(admin, id, { decision: 'blocked', rule: 'account', lastDay: '2999-12-03' });
    await app.runJobs();
    const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'account-restricted');
    for (const part of [
      'Vi har stängt av ditt konto till och med 3 december 2999.',
      'Varför: Bilderna är någon annans',
      'Regel: Användarvillkoren, ”Ditt konto”.',
      'genom att skriva till oss från den här adressen. Hur du når oss står på kontaktsidan.',
    ])
      expect(mail?.['body']).toContain(part);
  });

  test('cannot act on a report about themselves, nor see the reporter and the explanation', async () => {
    const person = { kind: 'person', targetId: admin.id, explanation: 'Orättvis mot mig' };
    const id = await createReport(person);
    const hidden = { reporter: null, explanation: '' };
    const nothing = { investigate: false, resolve: false, dismiss: false, prioritize: false };
    const search = async (term: string) =>
      (await list(`?kind=person&search=${encodeURIComponent(term)}`)).filter((row) => row.id === id);
    expect(await search(admin.name)).toMatchObject([{ ...hidden, can: nothing }]);
    for (const term of [reporter.name, reporter.email, 'Orättvis']) expect(await search(term)).toEqual([]);
    expect(await read(id)).toMatchObject({ ...hidden, can: { ...nothing, decisions: [] } });
    const refused = [403, 'Anmälan gäller dig. En kollega måste avgöra den.'];
    expect(refusal(await decide(admin, id))).toEqual(refused);
    for (const [subpath, body] of [
      ['investigation', { seen: 'pending' }],
      ['priority', { priority: 'low' }],
    ] as const)
      expect(
        refusal(await app.call<Refused>('PUT', `/api/admin/reports/${id}/${subpath}`, { as: admin, body })),
      ).toEqual(refused);
    expect(await read(id, superadmin)).toMatchObject({
      reporter: { name: reporter.name },
      explanation: 'Orättvis mot mig',
    });
    await decide(superadmin, id, { decision: 'none', reporterReason: 'Inget att göra' });
    await appeal(reporter, id, 'Jo, mot mig');
    expect(await read(id)).toMatchObject({ ...hidden, reporterReason: '', appealText: null });
  });

  test('is not offered a suspension they may not decide', async () => {
    const [above, below] = [
      await createReport({ kind: 'person', targetId: superadmin.id }),
      await createReport(about()),
    ];
    expect((await read(above)).can.decisions).toEqual(['removed', 'warned', 'none']);
    expect((await read(below)).can.decisions).toEqual(['removed', 'warned', 'blocked', 'none']);
  });

  test('lists open reports first, by priority and age, then decided ones from the newest', async () => {
    await query('delete from reports');
    const made: string[] = [];
    for (const category of ['spam', 'fraud', 'illegal', 'spam', 'illegal', 'fraud', 'other']) {
      adId = await publish();
      made.push(await createReport({ category }));
      await query('delete from limits');
    }
    const [low, medium, high, laterLow, laterHigh, done, doneLater] = made;
    for (const id of [done, doneLater]) await decide(admin, id ?? '', { decision: 'none' });
    expect(await ids('')).toEqual([high, laterHigh, medium, low, laterLow, doneLater, done]);
  });

  test('pages through the list in both directions', async () => {
    await query('delete from reports');
    await query(
      `insert into reports (owner_id, kind, target_id, category, explanation, good_faith, priority, created_at)
       select $1, 'ad', gen_random_uuid(), 'spam', '', true, (array['low', 'medium', 'high'])[1 + n % 3],
              timestamptz '2026-01-01' + n * interval '1 hour' from generate_series(1, 60) n`,
      [owner.id],
    );
    type Page = { reports: ReportRow[]; next: string | null; previous: string | null };
    const page = async (params: string) =>
      (await app.call<Page>('GET', `/api/admin/reports${params}`, { as: admin })).body;
    const first = await page('');
    const second = await page(`?after=${first.next}`);
    const third = await page(`?after=${second.next}`);
    const all = [first, second, third].flatMap(({ reports }) => reports);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all.map(({ priority }) => priority)).toEqual(
      ['high', 'medium', 'low'].flatMap((priority) => Array.from({ length: 20 }, () => priority)),
    );
    expect(third.next).toBeNull();
    expect((await page(`?before=${second.previous}`)).reports).toEqual(first.reports);
  });

  test('sees reports on the same content as one, and decides those it has read together', async () => {
    const [second, third, late] = [await app.person(), await app.person(), await app.person()];
    const one = await createReport({ category: 'fraud' });
    const two = await createReport({ category: 'counterfeit', explanation: 'Fel logga' }, second);
    const three = await createReport({ category: 'illegal' }, third);
    const mine = (rows: ReportRow[]) => rows.filter(({ id }) => [one, two, three].includes(id));
    const [card, ...more] = mine(await list());
    // The one of the highest priority represents all.
    expect([card?.id, more]).toEqual([three, []]);
    expect(card?.others).toMatchObject([
      { id: one, category: 'fraud' },
      { id: two, explanation: 'Fel logga', reporter: { name: second.name } },
    ]);
    // A filter that the first does not match finds the others.
    expect(mine(await list(`?search=${encodeURIComponent(second.email)}`)).map(({ id }) => id)).toEqual([
      two,
    ]);
    expect((await read(three)).earlier).toEqual([]);

    const unread = await createReport({ category: 'spam' }, late);
    const nothing = { decision: 'none', reporterReason: 'Annonsen följer reglerna' };
    const answer = await decide(admin, three, { ...nothing, together: [one, two] });
    expect([answer.status, answer.body.others]).toEqual([200, []]);
    for (const [id, person] of [
      [one, reporter],
      [two, second],
      [three, third],
    ] as const) {
      expect(await own(person, id)).toMatchObject({
        body: { status: 'resolved', decision: { reason: nothing.reporterReason }, can: { appeal: true } },
      });
      expect(await eventsOf(person)).toContain('report.decided');
    }
    expect((await read(unread)).status).toBe('pending');
    expect(await eventsOf(late)).not.toContain('report.decided');
  });

  test('notifies the owner once of an action that several reports led to', async () => {
    const second = await app.person();
    const [one, two] = [await createReport(), await createReport({}, second)];
    await decide(admin, one, { decision: 'warned', together: [two] });
    expect((await eventsOf(owner)).filter((event) => event === 'account.restricted')).toHaveLength(1);
    expect(await read(two)).toMatchObject({ decision: 'warned', decidedWith: one });
  });

  test('investigates and prioritises reports on the same content together', async () => {
    const second = await app.person();
    const [one, two] = [await createReport(), await createReport({}, second)];
    const put = (path: string, body: object) =>
      app.call('PUT', `/api/admin/reports/${one}/${path}`, { as: admin, body });
    await put('priority', { priority: 'high' });
    await put('investigation', { seen: 'pending' });
    expect(await read(two)).toMatchObject({
      priority: 'high',
      status: 'investigating',
      assignee: admin.name,
    });
    const dismissal = { status: 'dismissed', decision: 'none', together: [one] };
    const third = await createReport({}, await app.person());
    expect((await decide(admin, third, dismissal)).status).toBe(409);
    expect((await read(third)).status).toBe('pending');
  });

  test('decides once of two concurrent attempts, and all reports on the same content together', async () => {
    const other = await app.person();
    const [one, two] = [await createReport(), await createReport({}, other)];
    const answers = await Promise.all([decide(admin, one), decide(superadmin, two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const person of [reporter, other]) expect(await eventsOf(person)).toContain('report.decided');
    expect((await eventsOf(owner)).filter((event) => event === 'content.removed')).toHaveLength(1);
    expect((await Promise.all([read(one), read(two)])).map(({ status }) => status)).toEqual([
      'resolved',
      'resolved',
    ]);
  });
});

describe('an ad that is taken down', () => {
  test('is visible to its owner only, who sees the reason and cannot change it', async () => {
    const id = await removed();
    expect((await ad()).status).toBe(404);
    expect((await ad(reporter)).status).toBe(404);
    const { ads } = (await app.call<{ ads: { id: string }[] }>('GET', '/api/ads')).body;
    expect(ads.map((one) => one.id)).not.toContain(adId);
    const removal = { reportId: id, reason: 'Bilderna är någon annans' };
    expect((await ad(owner)).body).toMatchObject({
      status: 'removed',
      removal,
      can: { edit: false, renew: false },
    });
    const ownAds = (await app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: owner })).body.ads;
    expect(ownAds).toMatchObject([{ id: adId, status: 'removed', removal, canRenew: false }]);
    const text = { title: 'Tillbaka', category: 'Basketskor', price: 1 };
    const tries = [
      await app.call<Refused>('PUT', `/api/ads/${adId}`, { as: owner, body: text }),
      ...(await Promise.all(
        ['active', 'hidden', 'sold'].map((saleState) =>
          app.call<Refused>('PUT', `/api/ads/${adId}/sale-state`, { as: owner, body: { saleState } }),
        ),
      )),
      await app.call<Refused>('POST', `/api/ads/${adId}/renewal`, { as: owner }),
      await app.call<Refused>('PUT', `/api/admin/ads/${adId}/status`, {
        as: superadmin,
        body: { status: 'approved' },
      }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
  });

  test('has a statement of reasons, mailed whatever the owner’s settings', async () => {
    await app.call('PATCH', '/api/me/notification-settings/admin', { as: owner, body: { mail: false } });
    const id = await removed();
    await app.runJobs();
    const [notification] = await notificationsOf(owner);
    expect(notification).toMatchObject({
      event: 'content.removed',
      title: 'Din annons är borttagen',
      href: `/reports/${id}`,
    });
    expect(notification?.text).toBe(
      'Vi har tagit bort annonsen. Ingen annan ser det du skrev. Varför: Bilderna är någon annans',
    );
    const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'content-removed');
    for (const part of [
      'Vi har tagit bort annonsen',
      'Varför: Bilderna är någon annans',
      'Regel: Användarvillkoren, ”Det du inte får lägga ut”',
      'En människa har fattat beslutet',
      'kan du överklaga',
      'Du får det här mejlet för att ett beslut gäller dig. Sådana mejl går inte att stänga av: lagen säger att du ska få veta.',
    ])
      expect(mail?.['body']).toContain(part);
    expect(mail?.['unsubscribe_url']).toBeNull();
    expect(JSON.stringify([notification, mail])).not.toContain(reporter.name);
  });

  test('is restored when another staff member overturns the decision', async () => {
    await query(
      `update ads set sale_state = 'reserved', expires_at = now() + interval '5 days' where id = $1`,
      [adId],
    );
    const id = await removed();
    await query(`update removed_content set removed_at = now() - interval '10 days' where report_id = $1`, [
      id,
    ]);
    const appealed = await appeal(owner, id);
    expect(appealed.body).toMatchObject({
      side: 'concerned',
      category: null,
      explanation: null,
      appeal: { text: 'Bilderna är mina egna', outcome: null },
      can: { appeal: false },
    });
    expect((await list('?status=appealed')).map((row) => row.id)).toContain(id);
    expect((await read(id)).can.decideAppeal).toBe(false);
    expect(refusal(await decideAppeal(admin, id))).toEqual([
      403,
      'Du fattade det första beslutet. En kollega måste pröva överklagandet.',
    ]);
    expect((await read(id, superadmin)).can.decideAppeal).toBe(true);
    expect((await decideAppeal(superadmin, id)).body).toMatchObject({ appeal: { outcome: 'overturned' } });
    expect((await ad()).body).toMatchObject({ status: 'approved', saleState: 'reserved' });
    const [row] = await query(
      `select expires_at > now() + interval '14 days' as later from ads where id = $1`,
      [adId],
    );
    expect(row).toEqual({ later: true });
    expect(await notificationsOf(owner)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'content.restored', title: 'Din annons är tillbaka' }),
        expect.objectContaining({
          event: 'appeal.decided',
          text: 'Vi har ändrat beslutet. Åtgärden gäller inte längre. Varför: Vi har sett kvittot',
        }),
      ]),
    );
    expect((await notificationsOf(reporter))[0]?.text).toBe(
      'Vi har prövat beslutet en gång till efter ett överklagande, och ändrat det: åtgärden gäller inte längre.',
    );
    expect((await own(owner, id)).body.appeal).toMatchObject({
      outcome: 'overturned',
      reason: 'Vi har sett kvittot',
    });
    expect((await decideAppeal(superadmin, id)).status).toBe(409);
    expect((await appeal(owner, id)).status).toBe(409);
    expect(await readAuditEntries(app.services.database, id)).toMatchObject([
      { action: 'report.decide' },
      { action: 'report.appeal', after: { outcome: 'overturned' } },
    ]);
  });

  test('and then deleted by its owner stays deleted when the decision is overturned, and the answer says so', async () => {
    const id = await removed();
    expect((await read(id)).isGone).toBe(false);
    expect((await own(owner, id)).body.isGone).toBe(false);
    await app.call('DELETE', `/api/ads/${adId}`, { as: owner });
    expect((await read(id)).isGone).toBe(true);
    expect((await own(owner, id)).body).toMatchObject({ isGone: true, can: { appeal: true } });
    await appeal(owner, id);
    expect((await decideAppeal(superadmin, id)).status).toBe(200);
    expect((await ad(owner)).status).toBe(404);
    const [answer] = await notificationsOf(owner);
    expect(answer).toMatchObject({
      event: 'appeal.decided',
      text: expect.stringContaining('Annonsen finns inte längre, och kommer därför inte tillbaka.'),
    });
    expect(await eventsOf(owner)).not.toContain('content.restored');
  });

  test('and then deleted is complete when the decision is overturned and the owner restores it', async () => {
    await query(`update ads set expires_at = now() + interval '5 days' where id = $1`, [adId]);
    const id = await removed();
    await query(`update removed_content set removed_at = now() - interval '10 days'`);
    await app.call('DELETE', `/api/ads/${adId}`, { as: owner });
    await appeal(owner, id);
    await decideAppeal(superadmin, id);
    expect(
      (await app.call('POST', `/api/removed-ads/${adId}/restoration`, { as: owner })).body,
    ).toMatchObject({
      status: 'approved',
    });
    expect((await ad()).status).toBe(200);
    const [row] = await query(
      `select expires_at > now() + interval '14 days' as later from ads where id = $1`,
      [adId],
    );
    expect(row).toEqual({ later: true });
  });

  test('stays down when the decision is upheld, and is deleted after the appeal period', async () => {
    const id = await removed();
    await appeal(owner, id);
    await backdate(7);
    await deleteDue();
    // Content with an open appeal is not deleted.
    expect((await ad(owner)).status).toBe(200);
    expect((await decideAppeal(superadmin, id, 'upheld')).status).toBe(200);
    expect((await notificationsOf(owner))[0]?.text).toBe('Beslutet står fast. Varför: Vi har sett kvittot');
    expect((await ad()).status).toBe(404);
    await deleteDue();
    expect((await ad(owner)).status).toBe(404);
    expect(await query('select from report_snapshots where report_id = $1', [id])).toEqual([]);
    expect((await read(id)).asReported).toBeNull();
  });

  test('can be appealed for six months, by its owner only, with a text', async () => {
    const id = await removed();
    expect((await appeal(reporter, id)).status).toBe(409);
    expect((await appeal(await app.person(), id)).status).toBe(404);
    expect((await appeal(undefined, id)).status).toBe(401);
    expect((await appeal(owner, id, ' ')).body.data?.fields).toEqual({
      text: 'Skriv varför du tycker att beslutet är fel',
    });
    expect((await appeal(owner, id, 'x'.repeat(2001))).body.data?.fields).toEqual({
      text: 'Överklagandet får vara högst 2000 tecken',
    });
    expect(refusal(await decideAppeal(superadmin, id))).toEqual([409, 'Beslutet är inte överklagat']);
    await backdate(7);
    expect(refusal(await appeal(owner, id))).toEqual([
      409,
      'Beslutet går inte att överklaga, eller är redan överklagat.',
    ]);
  });
});

describe('a message', () => {
  test('is read by staff with a few before it only, which is logged', async () => {
    for (let number = 1; number <= 7; number += 1) await write(reporter, `Hej ${number}`);
    const { id: targetId } = await write(owner, 'Elakt', reporter);
    await write(owner, 'Efteråt', reporter);
    const id = await createReport({ kind: 'message', targetId, category: 'abuse' });
    expect((await list(`?search=${id.slice(0, 8)}`))[0]).toMatchObject({ title: null });
    const { asReported } = await read(id);
    expect(asReported?.messages.map(({ content, isReported }) => [content, isReported])).toEqual([
      ['Hej 4', false],
      ['Hej 5', false],
      ['Hej 6', false],
      ['Hej 7', false],
      ['Elakt', true],
    ]);
    await read(id);
    expect(await readAuditEntries(app.services.database, id)).toMatchObject([
      { actor: admin.id, action: 'report.read' },
    ]);
  });

  test('that is taken down is empty for both members, and is restored', async () => {
    await write(reporter, 'Hej');
    const { id: targetId, threadId } = await write(owner, 'Elakt och unikt', reporter);
    const id = await createReport({ kind: 'message', targetId, category: 'abuse' });
    await decide(admin, id);
    for (const as of [owner, reporter]) {
      expect(await messagesOf(as, threadId)).toMatchObject([
        { content: 'Hej' },
        { content: '', isRemoved: true },
      ]);
      const { body } = await app.call('GET', '/api/me/conversations', { as });
      expect(JSON.stringify(body)).not.toContain('Elakt');
    }
    await appeal(owner, id);
    await decideAppeal(superadmin, id);
    expect(await messagesOf(reporter, threadId)).toMatchObject([
      { content: 'Hej' },
      { content: 'Elakt och unikt', isRemoved: false },
    ]);
  });

  test('has pictures that staff see once it is reported, and its members do not see once it is taken down', async () => {
    const picture = await sendPicture(app, owner, {
      purpose: 'message',
      photo: await makeJpeg({ width: 60, height: 40 }),
    });
    const { threadId } = await write(reporter, 'Hej');
    const body = { content: '', pictureIds: [picture] };
    const sent = await app.call<{ message: { id: string } }>('POST', `/api/threads/${threadId}/messages`, {
      as: owner,
      body,
    });
    const seenBy = async (...people: Person[]) =>
      Promise.all(
        people.map(
          async (as) => (await app.call('GET', `/api/message-pictures/${picture}/400.webp`, { as })).status,
        ),
      );
    expect(await seenBy(owner, reporter, admin)).toEqual([200, 200, 404]);
    const id = await createReport({ kind: 'message', targetId: sent.body.message.id, category: 'abuse' });
    expect((await read(id)).asReported?.messages.at(-1)?.pictures).toMatchObject([{ id: picture }]);
    expect(await seenBy(admin, await app.person())).toEqual([200, 404]);
    await decide(admin, id);
    expect(await seenBy(owner, reporter, admin)).toEqual([404, 404, 200]);
    await backdate(7);
    await deleteDue();
    expect(await query('select from ad_pictures where id = $1', [picture])).toEqual([]);
  });

  test('is reported by its recipient only', async () => {
    await write(reporter, 'Hej');
    const { id: targetId } = await write(owner, 'Hej själv', reporter);
    for (const as of [owner, admin, await app.person()])
      expect((await report(as, { kind: 'message', targetId })).status).toBe(404);
  });
});

describe('a review', () => {
  test('that is taken down no longer counts, and is restored', async () => {
    const targetId = await review();
    const id = await createReport({ kind: 'review', targetId, category: 'abuse' });
    expect(await read(id)).toMatchObject({ asReported: { text: 'Snabb och trevlig', rating: 5 } });
    await decide(admin, id);
    expect(await rated()).toBe(0);
    expect((await own(owner, id)).body.written).toBe('Snabb och trevlig');
    await appeal(owner, id);
    await decideAppeal(superadmin, id);
    expect(await rated()).toBe(1);
  });

  test('that is long has its beginning and an ellipsis as title', async () => {
    const targetId = await review();
    await query('update reviews set text = $2 where id = $1', [targetId, 'Bra\n'.repeat(40)]);
    const { title } = await read(await createReport({ kind: 'review', targetId }));
    expect(title).toMatch(/^(Bra\n)+Bra…$/);
    expect(title).toHaveLength(80);
  });

  test('is linked for staff, reporter and author while it is visible', async () => {
    const id = await createReport({ kind: 'review', targetId: await review() });
    expect((await read(id)).reviewOf).toBe(reporter.id);
    expect((await own(reporter, id)).body.reviewOf).toBe(reporter.id);
    await decide(admin, id, { decision: 'warned' });
    expect((await own(owner, id)).body.reviewOf).toBe(reporter.id);
    await query(`update reviews set removed_at = now(), removed_reason = 'Ovårdat'`);
    expect((await read(id)).reviewOf).toBeNull();
    expect((await own(owner, id)).body.reviewOf).toBeNull();
    expect((await read(await createReport())).reviewOf).toBeNull();
  });

  test('is deleted after the appeal period', async () => {
    const targetId = await review();
    const id = await createReport({ kind: 'review', targetId });
    await decide(admin, id);
    await backdate(7);
    await deleteDue();
    expect(await query('select from reviews where id = $1', [targetId])).toEqual([]);
  });
});

describe('a person', () => {
  test('whose presentation is cleared has it restored', async () => {
    await profile({ bio: 'Otrevlig text' });
    expect(await bio()).toBe('Otrevlig text');
    const id = await removed(about());
    expect(await bio()).toBe('');
    await appeal(owner, id);
    await decideAppeal(superadmin, id);
    expect(await bio()).toBe('Otrevlig text');
  });

  test('can write a new presentation that is cleared again: each overturned decision restores its own', async () => {
    await profile({ bio: 'Det första' });
    const first = await removed(about());
    await profile({ bio: 'Det andra' });
    const second = await createReport(about());
    expect(await read(second)).toMatchObject({ now: { text: 'Det andra' }, isRemoved: false });
    expect((await read(second)).can.decisions).toContain('removed');
    await decide(admin, second);
    expect(await read(second)).toMatchObject({ now: null, isRemoved: true });
    await appeal(owner, first);
    await decideAppeal(superadmin, first);
    expect(await bio()).toBe('Det första');
    await profile({ bio: 'Det tredje' });
    await appeal(owner, second);
    await decideAppeal(superadmin, second);
    expect(await bio()).toBe('Det tredje');
  });

  test('is warned', async () => {
    const id = await createReport(about());
    await decide(admin, id, { decision: 'warned' });
    expect((await notificationsOf(owner))[0]).toMatchObject({
      event: 'account.restricted',
      href: `/reports/${id}`,
    });
    expect((await notificationsOf(owner))[0]?.text).toContain('Vi ger dig en varning');
    expect((await own(owner, id)).body).toMatchObject({ side: 'concerned', written: '' });
    expect((await own(reporter, id)).body).toMatchObject({ side: 'reporter', written: null });
    await app.runJobs();
    const mail = (await mailsTo(reporter.email)).find(({ kind }) => kind === 'report-decided');
    expect(JSON.stringify(mail?.['body'])).toContain('En människa har fattat beslutet.');
    expect((await appeal(owner, id)).status).toBe(201);
  });

  test('is warned for an ad that was deleted meanwhile and can no longer be taken down', async () => {
    const id = await createReport();
    expect((await app.call('DELETE', `/api/ads/${adId}`, { as: owner })).status).toBe(200);
    expect(refusal(await decide(admin, id))).toEqual([
      409,
      'Innehållet finns inte längre, så det går inte att ta bort.',
    ]);
    expect((await read(id)).can.decisions).toEqual(['warned', 'blocked', 'none']);
    expect((await decide(admin, id, { decision: 'warned' })).status).toBe(200);
    expect(await eventsOf(owner)).toContain('account.restricted');
  });

  test('is suspended, until that is overturned', async () => {
    const id = await createReport(about());
    expect((await decide(admin, id, { decision: 'blocked', lastDay: '2020-01-01' })).status).toBe(422);
    expect((await decide(admin, id, { decision: 'blocked' })).status).toBe(200);
    expect((await app.call('GET', '/api/me/profile', { as: owner })).status).toBe(401);
    await app.runJobs();
    const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'account-restricted');
    expect(JSON.stringify(mail?.['body'])).toContain('Vi har stängt av ditt konto tills vidare.');
    await query(
      `insert into appeals (report_id, appellant_id, side, text) values ($1, $2, 'concerned', 'Nej')`,
      [id, owner.id],
    );
    await decideAppeal(superadmin, id);
    expect(await query('select blocked_until from profiles where id = $1', [owner.id])).toEqual([
      { blocked_until: null },
    ]);
  });

  test('who is a superadmin is not suspended by an admin', async () => {
    const id = await createReport({ kind: 'person', targetId: superadmin.id });
    expect((await decide(admin, id, { decision: 'blocked' })).status).toBe(403);
    expect((await read(id)).status).toBe('pending');
  });
});

describe('a decision without action', () => {
  test('can be appealed by the reporter, and the report is reopened when it is overturned', async () => {
    const id = await createReport();
    await decide(admin, id, { decision: 'none' });
    expect((await appeal(reporter, id)).body).toMatchObject({ appeal: { outcome: null } });
    await decideAppeal(superadmin, id);
    expect((await notificationsOf(reporter))[0]?.text).toBe(
      'Vi har ändrat beslutet. Vi utreder det du anmälde på nytt. Varför: Vi har sett kvittot',
    );
    const [again] = await list(`?status=investigating&search=${encodeURIComponent(reporter.email)}`);
    expect(again).toMatchObject({ status: 'investigating', priority: 'high', assignee: superadmin.name });
    expect(await read(again?.id ?? '')).toMatchObject({
      reopenedFrom: id,
      asReported: { title: 'Nästan nya skor' },
    });
    await decide(superadmin, again?.id ?? '', { seen: 'investigating' });
    expect((await ad()).status).toBe(404);
    expect((await appeal(owner, again?.id ?? '')).status).toBe(201);
  });

  test('is reviewed by another staff member when the reporter is staff', async () => {
    const id = await createReport({}, superadmin);
    await decide(admin, id, { decision: 'none' });
    expect((await appeal(superadmin, id)).status).toBe(201);
    expect((await read(id, superadmin)).can.decideAppeal).toBe(false);
    expect(refusal(await decideAppeal(superadmin, id))).toEqual([
      403,
      'Du har själv överklagat. En kollega måste pröva det.',
    ]);
    const otherAdmin = await app.person('admin');
    expect((await read(id, otherAdmin)).can.decideAppeal).toBe(true);
    expect((await decideAppeal(otherAdmin, id)).status).toBe(200);
  });
});

describe('an appeal', () => {
  test('is decided by the first decider when the only other staff member is a party', async () => {
    await query(`update profiles set role = 'user' where role <> 'user' and id <> all ($1)`, [
      [admin.id, superadmin.id],
    ]);
    const id = await createReport({ kind: 'person', targetId: admin.id });
    await decide(superadmin, id, { decision: 'warned' });
    await appeal(admin, id);
    expect((await read(id, superadmin)).can.decideAppeal).toBe(true);
    expect((await decideAppeal(superadmin, id)).status).toBe(200);
  });
});

describe('when the only staff member is a party', () => {
  beforeEach(() =>
    query(`update profiles set role = 'user' where role <> 'user' and id <> $1`, [superadmin.id]),
  );
  afterEach(() => setRole('admin', admin));

  test('a report about them waits, and shows that a decider is missing, until there is another one', async () => {
    const id = await createReport({ kind: 'person', targetId: superadmin.id });
    expect(await read(id, superadmin)).toMatchObject({ lacksDecider: true, can: { decisions: [] } });
    expect((await own(reporter, id)).body.lacksDecider).toBe(true);
    expect((await read(await createReport(), superadmin)).lacksDecider).toBe(false);
    const otherAdmin = await app.person('admin');
    expect(await read(id, otherAdmin)).toMatchObject({ lacksDecider: false });
    expect((await own(reporter, id)).body.lacksDecider).toBe(false);
    await query(`update profiles set blocked_until = 'infinity', blocked_reason = 'x' where id = $1`, [
      otherAdmin.id,
    ]);
    expect((await read(id, superadmin)).lacksDecider).toBe(true);
  });

  test('so does their appeal, and a decided report waits for nobody', async () => {
    const otherAdmin = await app.person('admin');
    const id = await createReport({ kind: 'person', targetId: superadmin.id });
    await decide(otherAdmin, id, { decision: 'warned' });
    expect((await own(superadmin, id)).body.lacksDecider).toBe(false);
    await setRole('user', otherAdmin);
    expect((await appeal(superadmin, id)).body).toMatchObject({
      lacksDecider: true,
      appeal: { outcome: null },
    });
    expect(await read(id, superadmin)).toMatchObject({ lacksDecider: true, can: { decideAppeal: false } });
    await setRole('admin', otherAdmin);
    expect((await decideAppeal(otherAdmin, id)).status).toBe(200);
    expect((await own(superadmin, id)).body.lacksDecider).toBe(false);
  });
});

describe('an erased person', () => {
  test('leaves their reports without explanation, still open for a decision', async () => {
    const id = await createReport();
    await erase(reporter);
    expect(await read(id)).toMatchObject({
      reporter: null,
      explanation: '',
      asReported: { title: 'Nästan nya skor' },
    });
    expect((await decide(admin, id)).status).toBe(200);
  });

  test('leaves only the decisions of reports about them', async () => {
    const id = await removed();
    await erase(owner);
    expect(await read(id)).toMatchObject({
      owner: null,
      targetId: null,
      asReported: null,
      now: null,
      personReason: '',
      decision: 'removed',
    });
    const open = await createReport({ kind: 'person', targetId: (owner = await app.person()).id });
    await erase(owner);
    const sentence =
      'Den det gäller har inte längre något konto, så det enda som går att besluta är att inget görs.';
    expect((await decide(admin, open, { decision: 'warned' })).body.data?.fields).toEqual({
      decision: sentence,
    });
    expect(await query('select from removed_content where report_id = $1', [id])).toEqual([]);
  });
});
