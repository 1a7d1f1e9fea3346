// Which tournaments a search finds: queries with their expected hits, over the names that organizers give them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TournamentList, TournamentPins } from '#shared/features/tournaments/list/contract.ts';
import { fillInNameTerms } from '../../../database/name-terms.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';
import { namedTournaments } from '../search-columns.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const add = (columns: Parameters<typeof insertTournamentRow>[1]) =>
    insertTournamentRow(app.services.database, { latitude: 59, longitude: 18, ...columns });
  await add({ name: 'Skottlägret', location: 'Uddevalla', organizer: 'Tranorna', type: 'camp' });
  await add({ name: 'Sommarstuds', location: 'Nacka', organizer: 'Nacka Basketvänner', type: 'camp' });
  await add({ name: 'Vårcupen P12', location: 'Luleå', organizer: 'Älgarna IK', level: ['youth'] });
  await add({ name: 'Planklubben Cup', location: 'Oslo', country: 'Norge', organizer: 'Planklubben' });
  await add({ name: 'Tre mot tre', location: 'Örnsköldsvik', organizer: 'Svalorna', level: ['senior'] });
  await add({ name: 'Domarclinic', location: 'Göteborg', organizer: 'Alvik-Bromma', type: 'clinic' });
});
afterAll(() => app.close());

const search = async (path: string, typed: string) =>
  (await app.call('GET', `/api/${path}?search=${encodeURIComponent(typed)}`)).body;
const find = async (typed: string) => {
  const { tournaments } = (await search('tournaments', typed)) as TournamentList;
  return tournaments.map(({ name }) => name).toSorted();
};

const camps = ['Skottlägret', 'Sommarstuds'];
const cups = ['Planklubben Cup', 'Tre mot tre', 'Vårcupen P12'];

test.each<[string, string[]]>([
  // Inflections and compounds.
  ['läger', camps],
  ['lägret', camps],
  ['lager', camps],
  ['sommarläger', camps],
  ['skottläger', ['Skottlägret']],
  ['basketläger nacka', ['Sommarstuds']],
  ['cuper', cups],
  ['cuperna', cups],
  ['Vårcuper', ['Vårcupen P12']],
  ['ungdomscup', ['Vårcupen P12']],
  ['domarclinics', ['Domarclinic']],
  // Types, countries and levels, which the names lack.
  ['camp', camps],
  ['turneringar', cups],
  ['turnering i norge', ['Planklubben Cup']],
  ['cup senior', ['Tre mot tre']],
  ['3x3', ['Tre mot tre']],
  ['3 mot 3', ['Tre mot tre']],
  ['tre mot tre', ['Tre mot tre']],
  ['göteborgs clinic', ['Domarclinic']],
  // Words of every tournament are ignored beside others.
  ['basket camp uddevalla', ['Skottlägret']],
  ['en cup i Luleå', ['Vårcupen P12']],
  // Parts of words, as typed so far, also beside whole words.
  ['rcup', ['Vårcupen P12']],
  ['läger udde', ['Skottlägret']],
  ['P12', ['Vårcupen P12']],
  ['alv-bro', ['Domarclinic']],
  ['"domarclinic"', ['Domarclinic']],
  ['ik', ['Tre mot tre', 'Vårcupen P12', 'Domarclinic'].toSorted()],
  ['cup uddevalla', []],
  ['fotboll', []],
])('%j finds %j', async (typed, names) => {
  expect(await find(typed)).toEqual(names);
});

test('the map has the same tournaments', async () => {
  const { names } = (await search('tournament-pins', 'läger')) as TournamentPins;
  expect(names.toSorted()).toEqual(camps);
});

test('the calendar has the tournaments that the search finds', async () => {
  const { body } = await app.inject({ method: 'GET', url: '/tournaments.ics?search=l%C3%A4ger' });
  expect(body.match(/(?<=SUMMARY:).*\w/g)?.toSorted()).toEqual(camps);
});

test('a job computes the words of tournaments that lack them', async () => {
  const { database } = app.services;
  await database.pool.query("update tournaments set words = '', words_version = 0");
  expect(await find('camp')).toEqual([]);
  await fillInNameTerms(database, namedTournaments);
  expect(await find('camp')).toEqual(camps);
});
