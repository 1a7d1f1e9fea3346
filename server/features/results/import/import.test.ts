// Import of results: separators, dates, rejected rows with their reasons, changes, and all or nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview } from '#shared/features/results/import/contract.ts';
import { importTexts } from '#shared/features/results/import/texts.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const preview = (csv: string) =>
  app.call<ImportPreview & { message: string }>('POST', '/api/admin/result-import-previews', {
    as: admin,
    body: { csv },
  });
const run = (csv: string, digest: string) =>
  app.call<{ created: number; changed: number; message: string }>('POST', '/api/admin/result-imports', {
    as: admin,
    body: { csv, digest },
  });
const importAll = async (csv: string) => run(csv, (await preview(csv)).body.digest);
const countRows = async (where = 'true') => {
  const { rows } = await app.services.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from basketball_results where ${where}`,
  );
  return rows[0]?.count;
};

test('reads semicolons with a byte order mark, and finds teams and leagues by any name', async () => {
  const csv =
    '\uFEFFDatum;Tid;Hemmalag;Bortalag;Hemmapoäng;Bortapoäng;Liga;Arena\r\n' +
    '2026-11-21;18:00;Norrviken;Sjöstaden;88;81;SBL;"Hallen; den nya"\r\n' +
    '2026-06-21;18:00;Norrviken;Hamnbyn;;;Sommarligan;\r\n';
  const { body } = await preview(csv);
  expect(body.counts).toEqual({ new: 2, changed: 0, same: 0, rejected: 0 });
  expect(body).toMatchObject({
    newTeams: ['Norrviken', 'Sjöstaden', 'Hamnbyn'],
    newLeagues: ['Sommarligan'],
    rows: [
      { line: 2, kind: 'new', gameDate: '2026-11-21T17:00:00.000Z', homeScore: 88, status: 'finished' },
      { line: 3, kind: 'new', gameDate: '2026-06-21T16:00:00.000Z', homeScore: null, status: 'scheduled' },
    ],
  });
  expect(await countRows(`home_team = 'Norrviken'`)).toBe(0);
  expect((await run(csv, body.digest)).body).toEqual({ created: 2, changed: 0 });
  expect(await countRows(`league = 'Basketligan herr' and venue = 'Hallen; den nya'`)).toBe(1);
});

test('reads commas, tabs, a score in one column and times beside the date', async () => {
  const commas = await preview('date,home,away,score,league\n2026-10-01 19.30,A-laget,B-laget,70-68,NBA');
  expect(commas.body.rows).toMatchObject([
    { gameDate: '2026-10-01T17:30:00.000Z', homeScore: 70, awayScore: 68 },
  ]);
  const tabs = await preview('Datum\tTid\tHemma\tBorta\tSerie\n2026-10-01\t9:05\tA-laget\tB-laget\tNBA');
  expect(tabs.body.rows).toMatchObject([{ gameDate: '2026-10-01T07:05:00.000Z' }]);
});

test('rejects rows one by one, each with its reason', async () => {
  const csv = [
    'Datum;Tid;Hemmalag;Bortalag;Hemmapoäng;Bortapoäng;Liga;Status',
    '21/11 2026;18:00;A;B;;;NBA;',
    '2026-11-31;18:00;A;B;;;NBA;',
    '2026-11-21;;A;B;;;NBA;',
    '2026-11-21;25:00;A;B;;;NBA;',
    '2026-11-21;18:00;;B;;;NBA;',
    '2026-11-21;18:00;A;;;;NBA;',
    '2026-11-21;18:00;A;a;;;NBA;',
    '2026-11-21;18:00;A;B;;;;',
    '2026-11-21;18:00;–;B;;;NBA;',
    '2026-11-21;18:00;A;B;80;;NBA;',
    '2026-11-21;18:00;A;B;80,5;79;NBA;',
    '2026-11-21;18:00;A;B;80;401;NBA;',
    '2026-11-21;18:00;A;B;;;NBA;inställd',
    '2026-11-21;18:00;A;B;;;NBA;kommande',
    '2026-11-21;20:00;A;B;;;NBA;',
    'för;få',
  ].join('\n');
  const { body } = await preview(csv);
  expect(body.rows.map(({ line, note }) => [line, note])).toEqual([
    [2, importTexts.dateInvalid],
    [3, importTexts.dateInvalid],
    [4, importTexts.timeInvalid],
    [5, importTexts.timeInvalid],
    [6, importTexts.homeMissing],
    [7, importTexts.awayMissing],
    [8, importTexts.sameTeams],
    [9, importTexts.leagueMissing],
    [10, importTexts.nameInvalid('–')],
    [11, importTexts.halfScore],
    [12, importTexts.scoreInvalid],
    [13, importTexts.scoreInvalid],
    [14, importTexts.statusUnknown('inställd')],
    [15, ''],
    [16, importTexts.repeated(15)],
    [17, importTexts.homeMissing],
  ]);
});

test('names the line on which a rejected row begins, after a value with line breaks', async () => {
  const { body } = await preview(
    'Datum;Tid;Hemmalag;Bortalag;Liga;Arena\r\n2026-11-21;18:00;A;B;NBA;"Hallen\r\nvåning 2"\r\n2026-11-21;18:00;;B;NBA;',
  );
  expect(body.rows.map(({ line, note }) => [line, note])).toEqual([
    [2, ''],
    [4, importTexts.homeMissing],
  ]);
});

test.each([
  [
    'a file without a column',
    'Datum;Tid;Hemmalag;Liga\n2026-11-21;18:00;A;NBA',
    importTexts.noColumn('Bortalag'),
  ],
  ['only a header', 'Datum;Tid;Hemmalag;Bortalag;Liga', importTexts.nothing],
  ['an open quote', 'Datum;Tid;Hemmalag;Bortalag;Liga\n2026-11-21;18:00;"A;B;NBA', importTexts.unreadable(2)],
  ['nothing', '   ', importTexts.empty],
])('refuses %s', async (_name, csv, sentence) => {
  const { status, body } = await preview(csv);
  expect([status, (body as unknown as { data: { fields: object } }).data.fields]).toEqual([
    422,
    { csv: sentence },
  ]);
});

test('a known match changes its time, score and status, and an equal row changes nothing', async () => {
  const head = 'Datum;Tid;Hemmalag;Bortalag;Resultat;Liga;Arena';
  await importAll(`${head}\n2026-09-05;15:00;Öst;Väst;;NBA;Östhallen`);
  const same = await preview(`${head}\n2026-09-05;15:00;öst;VÄST;;nba;Östhallen`);
  expect(same.body.counts).toMatchObject({ same: 1, new: 0, changed: 0 });
  const csv = 'Datum;Tid;Hemmalag;Bortalag;Resultat;Liga\n2026-09-05;16:00;Öst;Väst;90-85;NBA';
  const { body } = await preview(csv);
  expect(body.rows).toMatchObject([{ kind: 'changed', note: '2026-09-05 16:00, 90–85, SLUTAT' }]);
  expect((await run(csv, body.digest)).body).toEqual({ created: 0, changed: 1 });
  // The venue stays, because the file has no column for it.
  expect(
    await countRows(`home_team = 'Öst' and home_score = 90 and status = 'finished' and venue = 'Östhallen'`),
  ).toBe(1);
  expect((await run(csv, body.digest)).status).toBe(409);
});

test('a score stays when a file of new times has none, unless its status says that the match is coming', async () => {
  await importAll('Datum;Tid;Hemmalag;Bortalag;Resultat;Liga\n2026-09-04;15:00;Björk;Tall;90-85;NBA');
  const times = 'Datum;Tid;Hemmalag;Bortalag;Liga\n2026-09-04;16:00;Björk;Tall;NBA';
  expect((await preview(times)).body.rows).toMatchObject([
    { kind: 'changed', note: '2026-09-04 16:00', homeScore: 90, status: 'finished' },
  ]);
  await importAll(times);
  const empty = 'Datum;Tid;Hemmalag;Bortalag;Resultat;Liga;Status\n2026-09-04;16:00;Björk;Tall;;NBA;';
  expect((await preview(empty)).body.counts).toMatchObject({ same: 1 });
  expect(await countRows(`home_team = 'Björk' and home_score = 90 and status = 'finished'`)).toBe(1);
  await importAll(`${empty}kommande`);
  expect(await countRows(`home_team = 'Björk' and home_score is null and status = 'scheduled'`)).toBe(1);
});

test('a live match is left to its scorers', async () => {
  const csv = 'Datum;Tid;Hemmalag;Bortalag;Resultat;Liga\n2026-09-06;15:00;Nord;Syd;;NBA';
  await importAll(csv);
  await app.services.database.pool.query(
    `update basketball_results set status = 'live', home_score = 2, away_score = 0 where home_team = 'Nord'`,
  );
  const { body } = await preview(csv.replace(';;', ';90-85;'));
  expect(body.rows).toMatchObject([{ kind: 'rejected', note: importTexts.isLive }]);
});

test('nothing is imported when the results have changed since the preview', async () => {
  const csv =
    'Datum;Tid;Hemmalag;Bortalag;Resultat;Liga\n2026-09-07;15:00;Ek;Al;;NBA\n2026-09-08;15:00;Ek;Al;;NBA';
  const { body } = await preview(csv);
  await importAll(csv.split('\n').slice(0, 2).join('\n'));
  expect(await run(csv, body.digest)).toMatchObject({
    status: 409,
    body: { message: importTexts.changedSince },
  });
  expect(await countRows(`home_team = 'Ek'`)).toBe(1);
});

test('5,000 rows are imported at once, and one more is refused', async () => {
  const rows = Array.from({ length: 5000 }, (_none, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 10))).toISOString().slice(0, 10);
    return `${day};18:00;Storlaget ${index % 40};Stora motståndarna ${index % 37};88;81;Division 3;Stora Sporthallen`;
  });
  const csv = ['Datum;Tid;Hemmalag;Bortalag;Hemmapoäng;Bortapoäng;Liga;Arena', ...rows].join('\n');
  const { body } = await preview(csv);
  expect(body.counts).toMatchObject({ new: 5000, rejected: 0 });
  expect(body.rows).toHaveLength(200);
  expect((await run(csv, body.digest)).body).toEqual({ created: 5000, changed: 0 });
  const scored = csv.replaceAll(';88;81;', ';88;82;');
  expect((await importAll(scored)).body).toEqual({ created: 0, changed: 5000 });
  expect((await preview(`${csv}\n${rows[0]}`)).status).toBe(422);
});
