// Yearly figures against events counted independently, at the turn of the year in Stockholm, and after an erasure.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { YearFigures } from '#shared/features/reports/figures.ts';
import { rejection } from '../../../testing/decisions.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertAds } from '../../../testing/samples/sample-ads.ts';
import { purgeDeletedAds } from '../../ads/owner/deletion.ts';
import { erasePerson } from '../../personal-data/erase-person.ts';

let app: TestApp;
let admin: Person;
let person: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
  person = await app.person();
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows;
const read = async () =>
  (await app.call<{ years: YearFigures[] }>('GET', '/api/admin/yearly-figures', { as: admin })).body.years;
const yearOf = async (year: number) => (await read()).find((figures) => figures.year === year);

const HOUR = 3_600_000;
const categories = ['fraud', 'spam', 'child', 'other'] as const;
const decisions = ['removed', 'warned', 'none'] as const;
const stockholmYear = (time: Date) =>
  Number(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', year: 'numeric' }).format(time));

interface Event {
  createdAt: Date;
  decidedAt: Date | null;
  category: (typeof categories)[number];
  decision: (typeof decisions)[number] | null;
  origin: 'report' | 'moderation';
  appeal: { createdAt: Date; decidedAt: Date; outcome: 'upheld' | 'overturned' } | null;
}

/** Reports every few hours around two turns of the year: 23:00 in UTC is midnight in Stockholm. */
function eventsAround(): Event[] {
  return ['2023-12-31T23:00:00Z', '2024-12-31T23:00:00Z'].flatMap((turn, place) =>
    Array.from({ length: 24 }, (_, index): Event => {
      const createdAt = new Date(Date.parse(turn) + (index - 12) * 2 * HOUR - 1000 * (index % 2));
      const isDecided = index % 5 !== 0;
      const decidedAt = new Date(createdAt.getTime() + (1 + ((index * 7 + place) % 11)) * HOUR);
      const hasAppeal = isDecided && index % 3 === 0;
      const appealedAt = new Date(decidedAt.getTime() + HOUR / 2);
      return {
        createdAt,
        decidedAt: isDecided ? decidedAt : null,
        category: categories[index % categories.length] ?? 'other',
        decision: isDecided ? (decisions[index % decisions.length] ?? 'none') : null,
        origin: isDecided && index % 4 === 1 ? 'moderation' : 'report',
        appeal: hasAppeal
          ? {
              createdAt: appealedAt,
              decidedAt: new Date(appealedAt.getTime() + (2 + (index % 4)) * HOUR),
              outcome: index % 2 ? 'upheld' : 'overturned',
            }
          : null,
      };
    }),
  );
}

async function insert(event: Event, isSample = false): Promise<void> {
  const { category, decision, decidedAt, createdAt, origin, appeal } = event;
  const [{ id }] = await query(
    `insert into reports (kind, target_id, owner_id, category, explanation, good_faith, status, priority, decision, rule,
        decided_at, created_at, origin, is_sample)
      values ('person', gen_random_uuid(), $1, $2, '', true, $3, 'low', $4, $5, $6, $7, $8, $9) returning id`,
    [
      person.id,
      category,
      decision ? 'resolved' : 'pending',
      decision,
      decision && decision !== 'none' ? 'law' : null,
      decidedAt,
      createdAt,
      origin,
      isSample,
    ],
  );
  if (!appeal) return;
  await query(
    `insert into appeals (report_id, appellant_id, side, text, created_at, outcome, reason, decided_at)
      values ($1, $2, 'concerned', 'Fel', $3, $4, 'Nej', $5)`,
    [id, person.id, appeal.createdAt, appeal.outcome, appeal.decidedAt],
  );
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const half = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return Math.round(((low + high) / 2 / HOUR) * 10) / 10;
}

function expected(events: readonly Event[], year: number): YearFigures {
  const reported = events.filter((one) => one.origin === 'report' && stockholmYear(one.createdAt) === year);
  const decided = events.flatMap((one) =>
    one.decidedAt && one.decision && stockholmYear(one.decidedAt) === year
      ? [{ ...one, decision: one.decision, hours: one.decidedAt.getTime() - one.createdAt.getTime() }]
      : [],
  );
  const appeals = events.flatMap(({ appeal }) => appeal ?? []);
  const settled = appeals.filter((appeal) => stockholmYear(appeal.decidedAt) === year);
  const afterReport = decided.filter(({ origin }) => origin === 'report');
  return {
    year,
    reports: {
      total: reported.length,
      byCategory: countBy(reported, ({ category }) => category),
      byKind: { person: reported.length },
      medianHours: median(afterReport.map(({ hours }) => hours)),
    },
    decisions: {
      total: decided.length,
      afterReports: countBy(afterReport, ({ decision }) => decision),
      ownInitiative: countBy(
        decided.filter(({ origin }) => origin === 'moderation'),
        ({ decision }) => decision,
      ),
      byRule: { law: decided.filter(({ decision }) => decision !== 'none').length },
    },
    appeals: {
      total: appeals.filter((appeal) => stockholmYear(appeal.createdAt) === year).length,
      outcomes: countBy(settled, ({ outcome }) => outcome),
      medianHours: median(settled.map((one) => one.decidedAt.getTime() - one.createdAt.getTime())),
    },
  };
}

test('each year counts the events of that year in Stockholm, without sample data, and is the same after an erasure', async () => {
  const events = eventsAround();
  for (const event of events) await insert(event);
  for (const event of events.slice(0, 5)) await insert(event, true);
  const years = [2023, 2024, 2025];
  for (const year of years) expect(await yearOf(year)).toEqual(expected(events, year));
  const thisYear = stockholmYear(new Date());
  expect((await read()).map(({ year }) => year)).toEqual(
    Array.from({ length: thisYear - 2022 }, (_, back) => thisYear - back),
  );

  await app.services.database.kysely.transaction().execute((tx) => erasePerson(app.services, tx, person.id));
  for (const year of years) expect(await yearOf(year)).toEqual(expected(events, year));
  expect(await query(`select from appeals where appellant_id is not null or text <> ''`)).toEqual([]);
});

test('a rejection counts also when its ad is deleted, without person, content or reason', async () => {
  const seller = await app.person();
  const [id = ''] = await insertAds(app.services.database, seller.id, [{ status: 'pending' }]);
  const before = (await read())[0]?.decisions;
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: rejection });
  await app.call('DELETE', `/api/ads/${id}`, { as: seller });
  await query(`update removed_ads set restorable_until = now() - interval '1 hour'`);
  await purgeDeletedAds(app.services);
  const after = (await read())[0]?.decisions;
  expect(after?.total).toBe((before?.total ?? 0) + 1);
  expect(after?.ownInitiative.rejected).toBe(1);
  expect(
    await query(`select owner_id, target_id, person_reason from reports where decision = 'rejected'`),
  ).toEqual([{ owner_id: null, target_id: null, person_reason: '' }]);
});

test('an appeal that is open when its appellant or its ad is erased is counted as withdrawn', async () => {
  const [before] = await read();
  const [seller, leaving] = [await app.person(), await app.person()];
  const ids = await Promise.all(
    [seller, leaving].map(
      async (owner) => (await insertAds(app.services.database, owner.id, [{ status: 'pending' }]))[0],
    ),
  );
  for (const [place, id] of ids.entries()) {
    await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: rejection });
    const [report] = await query('select id from reports where target_id = $1', [id]);
    const body = { text: 'Den är min' };
    const as = [seller, leaving][place];
    expect((await app.call('POST', `/api/me/reports/${report?.id}/appeal`, { as, body })).status).toBe(201);
  }
  await app.call('DELETE', `/api/ads/${ids[0]}`, { as: seller });
  await query(`update removed_ads set restorable_until = now() - interval '1 hour'`);
  await purgeDeletedAds(app.services);
  await app.services.database.kysely.transaction().execute((tx) => erasePerson(app.services, tx, leaving.id));

  const [after] = await read();
  expect(after?.appeals.total).toBe((before?.appeals.total ?? 0) + 2);
  expect(after?.appeals.outcomes.withdrawn).toBe(2);
  expect(after?.appeals.medianHours).toBe(before?.appeals.medianHours);
  expect(
    await query(`select appellant_id, text, reason, decided_by from appeals where outcome = 'withdrawn'`),
  ).toEqual(
    Array.from({ length: 2 }, () => ({ appellant_id: null, text: '', reason: '', decided_by: null })),
  );
  const { body: counts } = await app.call<{ appeals: number }>('GET', '/api/admin/reports/counts', {
    as: admin,
  });
  expect(counts.appeals).toBe(0);
});

test('the file has the same figures, with names', async () => {
  const { body } = await app.inject({
    url: '/api/admin/yearly-figures.csv',
    headers: { cookie: admin.cookie },
  });
  const lines = body.split('\r\n');
  expect(lines[0]).toBe('\uFEFFÅr;Uppgift;Del;Värde');
  const figures = await yearOf(2024);
  expect(lines).toContain(`2024;Totalt;Anmälningar;${figures?.reports.total}`);
  expect(lines).toContain(
    `2024;Totalt;Mediantid till beslut (timmar);"${String(figures?.reports.medianHours).replace('.', ',')}"`.replace(
      /"(\d+)"$/,
      '$1',
    ),
  );
  expect(lines).toContain(`2024;Beslut på eget initiativ;Varning;${figures?.decisions.ownInitiative.warned}`);
});
