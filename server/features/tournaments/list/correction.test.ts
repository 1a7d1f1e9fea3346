// Corrected searches of tournaments: misspellings with their expected corrections, over the names that organizers give them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TournamentList, TournamentPins } from '#shared/features/tournaments/list/contract.ts';
import { countWords } from '../../../core/search/count-words.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertTournamentRow } from '../../../testing/samples/sample-tournament-queries.ts';
import { countedTournaments, namedTournaments } from '../search-columns.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const add = (columns: Parameters<typeof insertTournamentRow>[1]) =>
    insertTournamentRow(app.services.database, { latitude: 59, longitude: 18, ...columns });
  await add({ name: 'Skottlägret', location: 'Uddevalla', organizer: 'Tranorna', type: 'camp' });
  await add({ name: 'Vårcupen P12', location: 'Luleå', organizer: 'Älgarna IK', level: ['youth'] });
  await add({ name: 'Gyllene Korgen', location: 'Oslo', country: 'Norge', organizer: 'Planklubben' });
  await add({ name: 'Domarclinic', location: 'Göteborg', organizer: 'Alvik-Bromma', type: 'clinic' });
  const past = { start_date: '2020-06-11', end_date: '2020-06-12' };
  await add({ name: 'Höststudsen', location: 'Kiruna', ...past });
  await add({ name: 'Dalbycupen', location: 'Lund', ...past });
  await add({ name: 'Arby', location: 'Kalmar', level: ['senior'] });
  await countWords(app.services.database.kysely, countedTournaments);
});
afterAll(() => app.close());

const ask = async <Body>(path: string, search: string, more = '') =>
  (await app.call<Body>('GET', `/api/${path}?search=${encodeURIComponent(search)}${more}`)).body;
const list = async (search: string, more = '') => {
  const { tournaments, corrected } = await ask<TournamentList>('tournaments', search, more);
  return { names: tournaments.map(({ name }) => name), corrected };
};

describe('a search that finds nothing', () => {
  test.each<[string, string, string]>([
    ['götborg', 'göteborg', 'Domarclinic'],
    ['sommrläger', 'sommarläger', 'Skottlägret'],
    ['skottlägert', 'skottlägret', 'Skottlägret'],
    ['basketkamp', 'basketcamp', 'Skottlägret'],
    ['domarklinic', 'domarclinic', 'Domarclinic'],
    ['domarclinik', 'domarclinic', 'Domarclinic'],
    ['gylene korgen', 'gyllene korgen', 'Gyllene Korgen'],
    ['turnring osslo', 'turnering oslo', 'Gyllene Korgen'],
    ['norgge', 'norge', 'Gyllene Korgen'],
    ['uddevala', 'uddevalla', 'Skottlägret'],
    ['plankluben', 'planklubben', 'Gyllene Korgen'],
  ])('for %j shows what %j finds', async (typed, shown, name) => {
    expect(await list(typed)).toEqual({ names: [name], corrected: { shown, typed } });
  });

  test.each(['bkk', 'u12', 'fotbollscup', 'qqxyzzy', 'cup uddevalla', '"götborg"'])(
    'for %j is not corrected',
    async (typed) => {
      expect(await list(typed)).toEqual({ names: [], corrected: null });
    },
  );

  test('is not corrected to what the filters exclude, and not when it is to be exact', async () => {
    expect(await list('götborg', '&type=camp')).toEqual({ names: [], corrected: null });
    expect(await list('götborg', '&exact=true')).toEqual({ names: [], corrected: null });
    expect(await list('höststudssen')).toEqual({ names: [], corrected: null });
    expect((await list('höststudssen', '&when=past')).names).toEqual(['Höststudsen']);
  });

  test('keeps words that only past tournaments have', async () => {
    expect(await list('alby kalmar')).toEqual({ names: [], corrected: null });
    expect((await list('alby lund', '&when=past')).names).toEqual(['Dalbycupen']);
  });
});

test('the map is corrected in the same way, also when no place is known', async () => {
  const pins = await ask<TournamentPins>('tournament-pins', 'götborg');
  expect([pins.names, pins.corrected]).toEqual([['Domarclinic'], { shown: 'göteborg', typed: 'götborg' }]);
  await insertTournamentRow(app.services.database, { name: 'Götborgarcupen', location: '' });
  expect(await ask<TournamentPins>('tournament-pins', 'götborg')).toMatchObject({
    names: [],
    corrected: null,
  });
});

test('the calendar is never corrected', async () => {
  const { body } = await app.inject({ method: 'GET', url: '/tournaments.ics?search=uddevala' });
  expect(body).not.toContain('SUMMARY');
});

test('the words of all texts that are searched are counted', async () => {
  const { pool } = app.services.database;
  await countWords(app.services.database.kysely, countedTournaments);
  const { rows } = await pool.query<Parameters<typeof namedTournaments.textsOf>[0]>(
    'select name, location, organizer, type, level, country from tournaments',
  );
  const texts = rows.flatMap(namedTournaments.textsOf).map(({ text }) => text.toLowerCase());
  const counted = await pool.query<{ word: string }>('select word from tournament_search_words');
  expect(counted.rows.map(({ word }) => word)).toEqual(
    expect.arrayContaining([...new Set(texts.join(' ').match(/\p{L}{3,}/gu))]),
  );
});
