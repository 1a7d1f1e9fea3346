// What staff do with a match that they entered, while they are erased: it locks the person first, as the erasure does.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditedResult, NewResult } from '#shared/features/results/editing/contract.ts';
import type { ImportPreview } from '#shared/features/results/import/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { openForum } from '../../testing/forum.ts';
import { openResults } from '../../testing/results.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  await openResults(app);
  admin = await app.person('admin');
});
afterAll(() => app.close());

const seen: NewResult = {
  homeTeam: 'Norrviken',
  awayTeam: 'Sjöstaden',
  homeScore: null,
  awayScore: null,
  league: 'Sommarligan',
  gameDate: '2026-06-21T16:00:00.000Z',
  status: 'scheduled',
  venue: null,
  isForfeit: false,
};

async function call<Answer>(method: 'POST' | 'PUT', url: string, body: object): Promise<Answer> {
  const answer = await app.call<Answer>(method, url, { as: admin, body });
  expect([200, 201]).toContain(answer.status);
  return answer.body;
}

const csv =
  'Datum;Tid;Hemmalag;Bortalag;Hemmapoäng;Bortapoäng;Liga\n2026-06-21;18:00;Norrviken;Sjöstaden;88;81;Sommarligan';

const start = (id: string) =>
  call('POST', `/api/results/${id}/events`, { events: [{ id: randomUUID(), kind: 'start' }] });

const correct = (id: string) => {
  const live = { ...seen, status: 'live', homeScore: 0, awayScore: 0 };
  const corrected = { ...live, status: 'finished', homeScore: 88, awayScore: 80 };
  return call('PUT', `/api/admin/basketball-results/${id}`, { ...corrected, seen: live });
};

test.each<[string, (matchId: string) => Promise<() => Promise<unknown>>]>([
  ['scoring it', async (id) => () => start(id)],
  [
    'commenting on it first',
    async (id) => () => call('POST', `/api/results/${id}/comments`, { content: 'Hej' }),
  ],
  [
    'correcting its score',
    async (id) => {
      await start(id);
      return () => correct(id);
    },
  ],
  [
    'importing its score',
    async (id) => {
      await start(id);
      await correct(id);
      const { digest } = await call<ImportPreview>('POST', '/api/admin/result-import-previews', { csv });
      return () => call('POST', '/api/admin/result-imports', { csv, digest });
    },
  ],
])('%s locks the person before the match', async (_title, prepare) => {
  const { database } = app.services;
  await database.pool.query('delete from basketball_results');
  const { id } = await call<EditedResult>('POST', '/api/admin/basketball-results', seen);
  const act = await prepare(id);
  const { acting } = await database.kysely.transaction().execute(async (tx) => {
    await tx.selectFrom('profiles').select('id').where('id', '=', admin.id).forUpdate().execute();
    const started = act();
    await waitForLocked(database);
    const match = database.pool.query('select from basketball_results where id = $1 for update nowait', [id]);
    await expect(match).resolves.toBeDefined();
    return { acting: started };
  });
  await acting;
});
