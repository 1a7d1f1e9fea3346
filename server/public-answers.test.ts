// What every public answer shows of a 15-year-old, an adult, and a user without a birth year, field by field.
// Source: the product's decisions, "People under 18".
/// <reference types="vite/types/importMeta.d.ts" />
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTIFICATION_EVENTS, renderNotification } from '#shared/features/notifications/events.ts';
import { NOTIFICATION_KINDS } from '#shared/features/notifications/kinds.ts';
import { personPath } from '#shared/paths.ts';
import { updateAdTerms } from './database/ad-terms.ts';
import { notify } from './features/notifications/actions.ts';
import { type AccessCases, makeRecords, type Records, type Row } from './testing/access.ts';
import { openTestApp, type Person, type TestApp } from './testing/app.ts';
import { insertPostRow, openForum } from './testing/forum.ts';
import { readTestStream, type TestStream } from './testing/live-stream.ts';
import {
  answersOfPeople,
  answersWithoutPeople,
  pagesOfPeople,
  pagesWithoutPeople,
} from './testing/public-answers.ts';
import {
  fieldsWith,
  insertShownPerson,
  metadataOf,
  partsIn,
  type ShownPerson,
} from './testing/shown-people.ts';
import { insertLeagueRows, insertResultRow, openResults } from './testing/results.ts';
import { makeJpeg } from './testing/samples/photos.ts';
import { insertTournamentRow } from './testing/samples/sample-tournament-queries.ts';
import { sendPicture } from './testing/send-picture.ts';
import { readSitemap } from './testing/sitemap.ts';

const parts = Object.values(
  import.meta.glob<AccessCases>('./features/*/access-cases.ts', { eager: true, import: 'accessCases' }),
);
/** Endpoints and addresses that visitors may call. `server/authorisation.test.ts` fails for an address without a row. */
const publicRows = new Map<string, Row>(
  parts
    .flatMap(({ endpoints = {}, addresses = {} }) =>
      Object.entries(endpoints).concat(Object.entries(addresses)),
    )
    .filter(([name, [, { visitor }]]) => visitor !== 403 && (visitor !== 401 || name === 'accounts.signIn')),
);
/** The routes of the client's pages. */
const routes = Array.from(
  readFileSync('client/app/page-sources.ts', 'utf8').matchAll(/'(\/[^']*)': /g),
  ([, route = '']) => route,
).filter((route) => !route.startsWith('/admin'));

let app: TestApp;
let reader: Person;
let records: Records;
let buyer: Person;
let sharedPostId: string;
let adult: ShownPerson;
let minors: [name: string, ShownPerson][];
const streams: TestStream[] = [];

beforeAll(async () => {
  app = await openTestApp();
  await openForum(app);
  await openResults(app);
  const { database, presence } = app.services;
  [reader, buyer] = [await app.person(), await app.person()];
  sharedPostId = await insertPostRow(database, { userId: buyer.id });
  const insert = (birthYear: number | null) =>
    insertShownPerson(app, { buyer, postId: sharedPostId }, birthYear);
  adult = await insert(1990);
  minors = [
    ['a 15-year-old', await insert(new Date().getFullYear() - 15)],
    ['a user without a birth year', await insert(null)],
  ];
  await database.pool.query('update ads set words_version = 0');
  await updateAdTerms(database);
  const staff = { admin: await app.person('admin'), superadmin: await app.person('superadmin') };
  records = makeRecords(app, { visitor: undefined, owner: buyer, other: reader, ...staff });
  const address = await app.listen();
  for (const { person } of [adult, ...minors.map(([, minor]) => minor)]) {
    const opened = await readTestStream(`${address}/api/me/live`, person.cookie);
    await opened.next('hello');
    streams.push(opened);
  }
  await presence.sync();
});
afterAll(() => {
  for (const opened of streams) opened.close();
  return app.close();
});

async function read(url: string, as?: Person): Promise<unknown> {
  const { status, body } = await app.call('GET', url, { as });
  expect([url, status]).toEqual([url, 200]);
  return body;
}
const around = (shown: ShownPerson) => ({ ...shown, buyerId: buyer.id, sharedPostId });
const isName = (field: string) => field.endsWith(': name');
/** Contact data of minors is hidden from signed-in users too. */
const isContactData = (field: string) => /: (phone|email|business)$/.test(field);
/** Clubs are public by themselves, apart from their members. */
const isOfPerson = (part: string) => part !== 'club';
const people = () => [adult, ...minors.map(([, minor]) => minor)];

test('every public answer is declared', () => {
  const declared = Object.keys(answersOfPeople).map((name) => name.replace(/(?<!^GET) .*/, ''));
  expect([...new Set([...declared, ...answersWithoutPeople])].toSorted()).toEqual(
    [...publicRows.keys()].toSorted(),
  );
});

test('every page is declared', () => {
  const declared = Object.keys(pagesOfPeople).map((name) => name.replace(/ .*/, ''));
  expect([...new Set([...declared, ...pagesWithoutPeople])].toSorted()).toEqual(routes.toSorted());
});

describe.each(Object.entries(answersOfPeople))('%s', (name, { url, adult: fields, minor: also = [] }) => {
  const of = async (shown: ShownPerson, as?: Person) =>
    fieldsWith(await read(url(around(shown)), as), shown.texts);

  test('shows visitors the declared fields of an adult, and at most the name of a minor', async () => {
    expect(await of(adult)).toEqual(fields.toSorted());
    const shownOfMinors = fields.filter((field) => isName(field) || also.includes(field)).toSorted();
    for (const [, minor] of minors) expect(shownOfMinors).toEqual(expect.arrayContaining(await of(minor)));
  });

  test('shows signed-in users neither contact data nor the online state of minors', async () => {
    const seen = (await of(adult, reader)).filter((field) => !isContactData(field));
    const expected = name === 'forum.online' ? [] : seen;
    for (const [, minor] of minors) expect(expected).toEqual(expect.arrayContaining(await of(minor, reader)));
  });
});

test('signed-in users see which adults are online', async () => {
  const listed = fieldsWith(await read('/api/online-people', reader), adult.texts);
  expect(listed).toEqual(['people[].avatarUrl: portrait', 'people[].id: id', 'people[].name: name']);
});

describe.each(Object.entries(pagesOfPeople))('%s', (_route, page) => {
  test('contains the declared texts of an adult, and at most the name of a minor', async () => {
    const textOf = async (shown: ShownPerson) => String(await read(page.url(around(shown))));
    const adults = await textOf(adult);
    expect(partsIn(adults, adult.texts).toSorted()).toEqual(page.adult.toSorted());
    expect(fieldsWith(metadataOf(adults), adult.texts)).toEqual(page.metadata.toSorted());
    for (const [, minor] of minors) {
      const text = await textOf(minor);
      expect(partsIn(text, minor.texts)).toEqual(page.minor);
      expect(fieldsWith(metadataOf(text), minor.texts)).toEqual((page.minorMetadata ?? []).toSorted());
    }
  });
});

describe.each(answersWithoutPeople)('%s', (name) => {
  test('shows no person to visitors', async () => {
    const [makeCall] = publicRows.get(name) ?? [];
    const { method = 'GET', url = '', body } = (await makeCall?.(records)) ?? {};
    const answer = await app.call(method, url, { body });
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    for (const { texts } of people()) expect(partsIn(text, texts).filter(isOfPerson)).toEqual([]);
  });
});

test.each(['/u/', '/forum/'])('pages of minors under %s are not indexed', async (prefix) => {
  for (const [, { person, postId }] of minors)
    expect(await read(prefix + (prefix === '/u/' ? person.id : postId))).toContain(
      '<meta name="robots" content="noindex"',
    );
  const sitemap = await readSitemap(app);
  for (const { texts } of people()) expect(partsIn(sitemap, texts).filter(isOfPerson)).toEqual([]);
});

/**
 * Inserts a match that the person registered, a tournament that they created, and pictures of theirs. Returns the addresses of
 * the calendars and files.
 */
async function insertMade({ person, adId }: ShownPerson): Promise<string[]> {
  const { database } = app.services;
  const { teamIds } = await insertLeagueRows(database, { slug: `liga-${person.id}` }, [
    `lag-${person.id.slice(0, 4)}`,
  ]);
  const [[slug = '', teamId = ''] = []] = teamIds;
  const gameDate = new Date(Date.now() + 86_400_000);
  const matchId = await insertResultRow(database, {
    home_team_id: teamId,
    game_date: gameDate,
    status: 'scheduled',
  });
  const tournamentId = await insertTournamentRow(database, { created_by: person.id });
  await database.pool.query('update basketball_results set user_id = $2 where id = $1', [matchId, person.id]);
  const photo = await makeJpeg({ width: 60, height: 40 });
  const portraitId = await sendPicture(app, person, { photo });
  await database.pool.query('update ad_pictures set is_portrait = true where id = $1', [portraitId]);
  const pictureId = await sendPicture(app, person, { photo });
  await database.pool.query('update ad_pictures set ad_id = $2 where id = $1', [pictureId, adId]);
  return [
    `/teams/${slug}.ics`,
    `/results/${matchId}.ics`,
    `/tournaments/${tournamentId}.ics`,
    `/pictures/${pictureId}/400.webp`,
    `/pictures/${pictureId}/preview.jpg`,
    `/pictures/${portraitId}/400.webp`,
  ];
}

describe('files about what a person has made', () => {
  const { promise, resolve } = Promise.withResolvers<Map<ShownPerson, string[]>>();

  beforeAll(async () => {
    const made = new Map<ShownPerson, string[]>();
    for (const shown of people()) made.set(shown, await insertMade(shown));
    resolve(made);
  });

  test('calendars and pictures show no person to visitors', async () => {
    for (const [{ texts }, addresses] of await promise) {
      for (const url of addresses) {
        const { statusCode, headers, rawPayload } = await app.inject({ url });
        const text = `${JSON.stringify(headers)} ${rawPayload.toString('latin1')}`;
        expect([url, statusCode, partsIn(text, texts)]).toEqual([url, 200, []]);
      }
    }
  });
});

test('no mail contains more of a minor than the name', async () => {
  const { database } = app.services;
  const { pool } = database;
  await pool.query(
    `insert into notification_settings (user_id, kind, site, mail, push) select $1, kind, true, true, false from unnest($2::text[]) as kind`,
    [reader.id, NOTIFICATION_KINDS],
  );
  const mailsAbout = async (shown: ShownPerson) => {
    await pool.query('delete from mails');
    for (const event of NOTIFICATION_EVENTS) {
      await pool.query('delete from limits');
      const about = { adId: shown.adId, actorId: shown.person.id, data: {} };
      await database.kysely
        .transaction()
        .execute((tx) => notify(tx, [{ userId: reader.id, event, ...about }]));
      await app.runJobs();
    }
    const { rows } = await pool.query('select subject, body, html from mails where recipient = $1', [
      reader.email,
    ]);
    expect(rows.length).toBeGreaterThan(10);
    return JSON.stringify(rows);
  };
  expect(partsIn(await mailsAbout(adult), adult.texts)).toEqual(['name']);
  for (const [, minor] of minors) expect(partsIn(await mailsAbout(minor), minor.texts)).toEqual(['name']);
});

test('no notification or mail links to the profile of its actor', () => {
  const actor = { id: crypto.randomUUID(), name: 'Elsa Femton' };
  const context = {
    userId: crypto.randomUUID(),
    times: 1,
    threadId: crypto.randomUUID(),
    reportId: crypto.randomUUID(),
    ad: { id: crypto.randomUUID(), title: 'Boll', price: 1 },
    actor,
    search: null,
    commentNumber: 1,
    post: { id: crypto.randomUUID(), title: 'Tråd' },
    data: {},
  };
  for (const event of NOTIFICATION_EVENTS)
    expect(JSON.stringify(renderNotification(event, context))).not.toContain(personPath(actor.id));
});
