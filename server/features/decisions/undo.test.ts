// Undoing decisions of staff: their change is reverted, and nobody is notified until it is too late to undo them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { decisionOf } from '../../testing/decisions.ts';
import { openTestStream } from '../../testing/live-stream.ts';
import { insertAds, type TestAd } from '../../testing/samples/sample-ads.ts';

interface Decided {
  message: string;
  undo: { id: string; until: string };
}

let app: TestApp;
let admin: Person;
let otherAdmin: Person;
let seller: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  otherAdmin = await app.person('superadmin');
  seller = await app.person();
});
afterAll(() => app.close());

async function makeAd(ad: Partial<TestAd> = {}): Promise<string> {
  const [id = ''] = await insertAds(app.services.database, seller.id, [{ status: 'pending', ...ad }]);
  return id;
}
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Row[];
const decide = async (id: string, status: string, as = admin) =>
  (await app.call<Decided>('PUT', `/api/admin/ads/${id}/status`, { as, body: decisionOf(status) })).body;
const undo = ({ undo: { id } }: Decided, as = admin) =>
  app.call<{ message: string }>('POST', `/api/admin/decisions/${id}/undo`, { as });
const rowOf = async (id: string) => (await query<object>('select * from ads where id = $1', [id]))[0];
const notified = async (adId: string) =>
  (
    await query<{ event: string }>(
      `select event from notifications left join reports on reports.id = report_id
        where coalesce(ad_id, target_id) = $1 order by happened_at`,
      [adId],
    )
  ).map(({ event }) => event);
const isPublic = async (id: string) => (await app.call('GET', `/api/ads/${id}`)).status === 200;

describe('a decision on an ad', () => {
  test.each([
    [{ status: 'pending' }, 'approved'],
    [{ status: 'pending' }, 'rejected'],
    [{ status: 'approved' }, 'rejected'],
    [{ status: 'rejected' }, 'approved'],
    [{ status: 'rejected', sale_state: 'expired' }, 'approved'],
    [{ status: 'pending' }, 'removed'],
    [{ status: 'approved', sale_state: 'reserved' }, 'removed'],
    [{ status: 'rejected' }, 'removed'],
  ] as const)('on one that is %j is undone exactly: %s', async (state, status) => {
    const id = await makeAd(state);
    await query(
      `update ads set reviewed_by = $2, reviewed_at = '2026-01-02', expires_at = '2026-02-01', expiry_told_at = '2026-01-29'
        where id = $1`,
      [id, otherAdmin.id],
    );
    const before = await rowOf(id);
    const decided = await decide(id, status);
    expect(await isPublic(id)).toBe(status === 'approved');
    expect(await undo(decided)).toMatchObject({ status: 200, body: { id: decided.undo.id } });
    expect(await rowOf(id)).toEqual(before);
    expect(await query('select from reports where target_id = $1', [id])).toEqual([]);
    await app.runJobs();
    expect(await notified(id)).toEqual([]);
    expect(await query('select from mails where user_id = $1', [seller.id])).toEqual([]);
  });

  test('is logged, and so is its undo', async () => {
    const id = await makeAd();
    await undo(await decide(id, 'rejected'));
    expect(
      await query('select action, before, after from audit_log where target_id = $1 order by id', [id]),
    ).toEqual([
      { action: 'ad.reject', before: { status: 'pending' }, after: { status: 'rejected', rule: 'ads' } },
      { action: 'decision.undo', before: { status: 'rejected' }, after: { status: 'pending' } },
    ]);
  });

  test('notifies the seller once its minute is over, whichever process runs then', async () => {
    const id = await makeAd();
    const { undo: recorded } = await decide(id, 'approved');
    const seconds = (Date.parse(recorded.until) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(60);
    const jobs = await query<{ run_at: Date; payload: object }>(
      `select run_at, payload from graphile_worker._private_jobs where payload ->> 'id' = $1`,
      [recorded.id],
    );
    expect(jobs.map(({ run_at: at }) => at.toISOString())).toEqual([recorded.until]);
    expect(await notified(id)).toEqual([]);
    await app.runJobs();
    expect(await notified(id)).toEqual(['ad.approved']);
  });

  test('cannot be undone after its minute', async () => {
    const id = await makeAd();
    const decided = await decide(id, 'approved');
    await query(`update undoable_decisions set undoable_until = now() where id = $1`, [decided.undo.id]);
    expect(await undo(decided)).toMatchObject({
      status: 404,
      body: { message: 'Det är för sent att ångra. De det gäller har fått veta beslutet.' },
    });
    await app.runJobs();
    expect((await undo(decided)).status).toBe(404);
    expect(await isPublic(id)).toBe(true);
  });

  test('can be undone for another minute while its button has focus, ten minutes at most', async () => {
    const id = await makeAd();
    const decided = await decide(id, 'approved');
    const ids = [decided.undo.id];
    const extend = (as = admin) =>
      app.call<{ message: string }>('POST', '/api/admin/decision-extensions', { as, body: { ids } });
    const secondsLeft = async () => {
      const [row] = await query<{ left: number; due: number }>(
        `select extract(epoch from undoable_until - now())::float as left, extract(epoch from run_at - now())::float as due
           from undoable_decisions join graphile_worker._private_jobs on payload ->> 'id' = undoable_decisions.id::text
          where undoable_decisions.id = $1`,
        [decided.undo.id],
      );
      expect(Math.abs((row?.left ?? 0) - (row?.due ?? 0))).toBeLessThan(1);
      return Math.round(row?.left ?? 0);
    };
    const age = (seconds: number) =>
      query(
        `update undoable_decisions set decided_at = now() - $2 * interval '1 second',
            undoable_until = now() + interval '3 seconds' where id = $1`,
        [decided.undo.id, seconds],
      );
    await age(62);
    expect((await extend(otherAdmin)).status).toBe(404);
    expect((await extend(seller)).status).toBe(403);
    expect((await extend()).status).toBe(200);
    expect(await secondsLeft()).toBeGreaterThan(60);
    await age(9.5 * 60);
    expect((await extend()).status).toBe(200);
    expect(await secondsLeft()).toBeLessThanOrEqual(30);
    expect((await undo(decided)).status).toBe(200);
    expect(await extend()).toMatchObject({ status: 404 });
    await app.runJobs();
    expect(await notified(id)).toEqual([]);
  });

  test.each([
    { ids: [] },
    { ids: ['x'] },
    { ids: Array.from({ length: 51 }, () => crypto.randomUUID()) },
    {},
  ])('is not extended by %j', async (body) => {
    expect((await app.call('POST', '/api/admin/decision-extensions', { as: admin, body })).status).toBe(422);
  });

  test('an undone decision on an ad is published to open dashboards', async () => {
    const decided = await decide(await makeAd(), 'approved');
    const stream = await openTestStream(await app.listen(), otherAdmin.cookie);
    await stream.next('hello');
    await undo(decided);
    expect(await stream.next('waiting')).toMatchObject({ topic: 'waiting' });
    stream.close();
  });

  test('is undone once, by the one who made it', async () => {
    const id = await makeAd();
    const decided = await decide(id, 'approved');
    expect((await undo(decided, otherAdmin)).status).toBe(404);
    expect((await undo(decided, seller)).status).toBe(403);
    const both = await Promise.all([undo(decided), undo(decided)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('is not undone once the seller has changed the ad, and returns a conflict', async () => {
    const { body: ad } = await app.call<{ id: string }>('POST', '/api/ads', {
      as: seller,
      body: { title: 'Boll', category: 'Basketboll' },
    });
    const decided = await decide(ad.id, 'approved');
    const body = { title: 'Boll', category: 'Basketboll', price: 100 };
    expect((await app.call('PUT', `/api/ads/${ad.id}`, { as: seller, body })).status).toBe(200);
    expect(await undo(decided)).toMatchObject({
      status: 409,
      body: { message: 'Det har ändrats efter beslutet, så det går inte att ångra.' },
    });
    expect(await isPublic(ad.id)).toBe(true);
    await app.runJobs();
    expect(await notified(ad.id)).toEqual(['ad.approved']);
  });

  test('does not notify of an approval when the seller has changed the text since', async () => {
    const { body: ad } = await app.call<{ id: string }>('POST', '/api/ads', {
      as: seller,
      body: { title: 'Boll', category: 'Basketboll' },
    });
    await decide(ad.id, 'approved');
    const body = { title: 'Något annat', category: 'Basketboll' };
    await app.call('PUT', `/api/ads/${ad.id}`, { as: seller, body });
    await app.runJobs();
    expect(await notified(ad.id)).toEqual([]);
  });

  test('is replaced by another moderator’s, of which alone the seller is notified', async () => {
    const id = await makeAd();
    const first = await decide(id, 'approved');
    await decide(id, 'rejected', otherAdmin);
    expect((await undo(first)).status).toBe(404);
    await app.runJobs();
    expect(await notified(id)).toEqual(['ad.rejected']);
  });

  test('holds again when the one that replaced it is undone', async () => {
    const id = await makeAd();
    const first = await decide(id, 'rejected');
    await undo(await decide(id, 'approved', otherAdmin), otherAdmin);
    expect(await isPublic(id)).toBe(false);
    await app.runJobs();
    expect(await notified(id)).toEqual(['ad.rejected']);
    expect((await undo(first)).status).toBe(404);
  });

  test('sends no notification of an ad that its seller deletes within the minute', async () => {
    const id = await makeAd();
    await decide(id, 'approved');
    await app.call('DELETE', `/api/ads/${id}`, { as: seller });
    await app.runJobs();
    expect(await notified(id)).toEqual([]);
  });

  test('alerts saved searches only when it can no longer be undone', async () => {
    const buyer = await app.person();
    const search = { name: 'Unik', filter: { search: 'rödvitblå' }, alert: 'instant' };
    await app.call('POST', '/api/me/saved-searches', { as: buyer, body: search });
    const [undone, approved] = [
      await makeAd({ title: 'Rödvitblå' }),
      await makeAd({ title: 'Rödvitblå två' }),
    ];
    await undo(await decide(undone, 'approved'));
    await decide(approved, 'approved');
    await app.runJobs();
    expect(await query('select ad_id from notifications where user_id = $1', [buyer.id])).toEqual([
      { ad_id: approved },
    ]);
  });

  test('each of 24 rejected ads is undone to its own status', async () => {
    const statuses = Array.from({ length: 24 }, (_, place) => (place % 3 === 0 ? 'approved' : 'pending'));
    const ids = await Promise.all(statuses.map((status) => makeAd({ status })));
    const decided = await Promise.all(ids.map((id) => decide(id, 'rejected')));
    const answers = await Promise.all(decided.map((decision) => undo(decision)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await query<{ id: string; status: string }>(
      'select id, status from ads where id = any($1)',
      [ids],
    );
    expect(ids.map((id) => rows.find((row) => row.id === id)?.status)).toEqual(statuses);
  });
});

test.each(['nonsense', crypto.randomUUID()])('refuses to undo %s', async (id) => {
  const { status } = await app.call('POST', `/api/admin/decisions/${id}/undo`, { as: admin });
  expect(status).toBe(id === 'nonsense' ? 422 : 404);
});

const block = async (person: Person) =>
  (
    await app.call<Decided>('PUT', `/api/admin/users/${person.id}/block`, {
      as: admin,
      body: { rule: 'trade', reason: 'Skickar inte varorna', lastDay: null },
    })
  ).body;
const blockOf = async ({ id }: Person) =>
  (
    await query<{ until: string | null }>('select blocked_until::text as until from profiles where id = $1', [
      id,
    ])
  )[0]?.until;

describe('a suspension', () => {
  test('is undone, and nobody is notified', async () => {
    const person = await app.person();
    await undo(await block(person));
    expect(await blockOf(person)).toBeNull();
    await app.runJobs();
    expect(await query('select from notifications where user_id = $1', [person.id])).toEqual([]);
    expect(await query('select from reports where owner_id = $1', [person.id])).toEqual([]);
  });

  test('is mailed with rule, reason and appeal once its minute is over', async () => {
    const person = await app.person();
    await block(person);
    expect(await query('select from mails where user_id = $1', [person.id])).toEqual([]);
    await app.runJobs();
    const [mail] = await query<{ subject: string; body: string }>(
      'select subject, body from mails where user_id = $1',
      [person.id],
    );
    expect(mail?.subject).toBe('Beslut om ditt konto');
    for (const text of ['Skickar inte varorna', 'Köp och betalning', 'eget initiativ', 'överklaga']) {
      expect(mail?.body).toContain(text);
    }
  });

  test('a lifted suspension applies again when the lifting is undone', async () => {
    const person = await app.person();
    await block(person);
    const { body } = await app.call<Decided>('DELETE', `/api/admin/users/${person.id}/block`, { as: admin });
    await undo(body);
    expect(await blockOf(person)).toBe('infinity');
    await app.runJobs();
    expect(await query('select event from notifications where user_id = $1', [person.id])).toEqual([
      { event: 'account.restricted' },
    ]);
  });
});

const stateOf = async (id: string) =>
  (
    await query(
      'select status, decision, rule, person_reason, reporter_reason, decided_by, decided_at from reports where id = $1',
      [id],
    )
  )[0];

describe('a decision on a report', () => {
  let reporter: Person;

  async function report(adId: string): Promise<string> {
    reporter = await app.person();
    const body = {
      kind: 'ad',
      targetId: adId,
      category: 'fraud',
      explanation: 'Finns inte',
      goodFaith: true,
    };
    return (await app.call<{ id: string }>('POST', '/api/reports', { as: reporter, body })).body.id;
  }
  const reasons = { rule: 'forbidden', personReason: 'Varan finns inte', reporterReason: 'Vi har agerat' };
  const decideReport = async (id: string, decision: string) =>
    (
      await app.call<Decided>('PUT', `/api/admin/reports/${id}/decision`, {
        as: admin,
        body: { seen: 'pending', status: 'resolved', decision, ...reasons },
      })
    ).body;

  test.each(['removed', 'warned', 'blocked', 'none'])('is undone: %s', async (decision) => {
    const owner = await app.person();
    const [adId = ''] = await insertAds(app.services.database, owner.id, [{ title: 'Anmäld' }]);
    const id = await report(adId);
    const before = await stateOf(id);
    const decided = await decideReport(id, decision);
    expect(await isPublic(adId)).toBe(decision === 'warned' || decision === 'none');
    expect((await undo(decided)).status).toBe(200);
    expect(await stateOf(id)).toEqual(before);
    expect(await isPublic(adId)).toBe(true);
    await app.runJobs();
    expect(await query('select from notifications where user_id = $1', [owner.id])).toEqual([]);
    expect(await query('select event from notifications where user_id = $1', [reporter.id])).toEqual([
      { event: 'report.received' },
    ]);
    expect((await decideReport(id, decision)).undo).toBeDefined();
  });

  test('does not sign out or notify a user whose suspension is lifted within the minute', async () => {
    const owner = await app.person();
    const [adId = ''] = await insertAds(app.services.database, owner.id, [{ title: 'Anmäld' }]);
    await decideReport(await report(adId), 'blocked');
    await app.call('DELETE', `/api/admin/users/${owner.id}/block`, { as: admin });
    await app.runJobs();
    expect((await app.call('GET', '/api/me/profile', { as: owner })).status).toBe(200);
    expect(await query('select from notifications where user_id = $1', [owner.id])).toEqual([]);
    expect(await query('select event from notifications where user_id = $1', [reporter.id])).toContainEqual({
      event: 'report.decided',
    });
  });

  test('undoing a decision on an appeal restores the first decision, and the appeal is open', async () => {
    const owner = await app.person();
    const [adId = ''] = await insertAds(app.services.database, owner.id, [{ title: 'Överklagad' }]);
    const id = await report(adId);
    await decideReport(id, 'removed');
    await app.runJobs();
    const appeal = { as: owner, body: { text: 'Den finns' } };
    expect((await app.call('POST', `/api/me/reports/${id}/appeal`, appeal)).status).toBe(201);
    const overturn = async () =>
      (
        await app.call<Decided>('PUT', `/api/admin/reports/${id}/appeal`, {
          as: otherAdmin,
          body: { outcome: 'overturned', reason: 'Den finns' },
        })
      ).body;
    const decided = await overturn();
    expect(await isPublic(adId)).toBe(true);
    expect((await undo(decided, otherAdmin)).status).toBe(200);
    expect(await isPublic(adId)).toBe(false);
    await app.runJobs();
    expect(
      (await query<{ event: string }>('select event from notifications where user_id = $1', [owner.id])).map(
        ({ event }) => event,
      ),
    ).toEqual(['content.removed']);
    await overturn();
    expect(await isPublic(adId)).toBe(true);
    await app.runJobs();
    expect(
      (await query<{ event: string }>('select event from notifications where user_id = $1', [owner.id])).map(
        ({ event }) => event,
      ),
    ).toEqual(expect.arrayContaining(['appeal.decided', 'content.restored']));
  });

  test('undoing a decision on an appeal against a rejection rejects the ad again', async () => {
    const id = await makeAd();
    await decide(id, 'rejected');
    await app.runJobs();
    const [rejected] = await query<{ id: string }>('select id from reports where target_id = $1', [id]);
    const address = `/api/me/reports/${rejected?.id}/appeal`;
    expect((await app.call('POST', address, { as: seller, body: { text: 'Bilden stämmer' } })).status).toBe(
      201,
    );
    const before = await rowOf(id);
    const { body } = await app.call<Decided>('PUT', `/api/admin/reports/${rejected?.id}/appeal`, {
      as: otherAdmin,
      body: { outcome: 'overturned', reason: 'Bilden stämmer' },
    });
    expect(await isPublic(id)).toBe(true);
    expect((await undo(body, otherAdmin)).status).toBe(200);
    expect(await rowOf(id)).toEqual(before);
  });
});
