// Which associations a search finds, and in which order: queries with their expected hits, over names as clubs have them.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AssociationInput } from '#shared/features/associations/editing/contract.ts';
import type { AssociationList } from '#shared/features/associations/list/contract.ts';
import type { Pins } from '#shared/places/pins.ts';
import { fillInNameTerms } from '../../../database/name-terms.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';
import { namedAssociations } from '../search-columns.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.services.database.pool.query('delete from associations'));

const add = (input: Partial<AssociationInput>) =>
  insertAssociationRow(app.services.database, { latitude: 59, longitude: 18, ...input });
const list = async (typed: string, query = '') => {
  const url = `/api/associations?search=${encodeURIComponent(typed)}${query}`;
  return (await app.call<AssociationList>('GET', url)).body;
};
const find = async (typed: string) => (await list(typed)).associations.map(({ name }) => name);

describe('a search', () => {
  beforeEach(async () => {
    await add({ name: 'Uppsala Lodjuren', city: 'Uppsala', postalCode: '75320', district: 'Uppland' });
    await add({ name: 'Enköpings Svalor', city: 'Enköping', postalCode: '74534', district: 'Uppland' });
    await add({ name: 'Visby Älgar', city: 'Visby', postalCode: '62157', district: 'Stockholm' });
    await add({ name: 'Norrköping Uttrar IK', city: 'Norrköping', district: 'Östsvenska' });
    await add({ name: 'Falkarna', city: 'Örnsköldsvik', district: 'Mellannorrland' });
    await add({ name: 'Basket Bävrarna', city: 'Stockholm', district: 'Stockholm' });
  });

  test.each<[string, string[]]>([
    // Every association is for basketball.
    ['uppsala basket', ['Uppsala Lodjuren', 'Enköpings Svalor']],
    ['norrköping basket', ['Norrköping Uttrar IK']],
    ['norrköpings basketklubb', ['Norrköping Uttrar IK']],
    ['basketförening i Visby', ['Visby Älgar']],
    ['basketlag enköping', ['Enköpings Svalor']],
    // Counties and towns, in the genitive too; an association that has the name itself comes first.
    ['gotland', ['Visby Älgar']],
    ['gotlands', ['Visby Älgar']],
    ['stockholms', ['Basket Bävrarna', 'Visby Älgar']],
    ['uppsala län', ['Uppsala Lodjuren', 'Enköpings Svalor']],
    // Forms of a word, with and without accents.
    ['uttern norrköping', []],
    ['falkar', ['Falkarna']],
    ['ALGARNA', ['Visby Älgar']],
    ['bävrar', ['Basket Bävrarna']],
    // Whole words before parts of longer words.
    ['ik', ['Norrköping Uttrar IK', 'Falkarna']],
    ['köping', ['Enköpings Svalor', 'Norrköping Uttrar IK']],
    ['lodj uppsala', ['Uppsala Lodjuren']],
    ['fotboll', []],
  ])('for %j finds %j', async (typed, names) => {
    expect(await find(typed)).toEqual(names);
  });

  test('a search for what every association is finds all, and first those with the word in their name', async () => {
    const names = await find('basket');
    expect([names.length, names[0], names[1]]).toEqual([6, 'Basket Bävrarna', 'Enköpings Svalor']);
  });

  test('finds the same on the map and by distance', async () => {
    const pins = await app.call<Pins>('GET', '/api/association-pins?search=gotland%20basket');
    expect(pins.body.names).toEqual(['Visby Älgar']);
    const { associations } = await list('gotland basket', '&near=975779970');
    expect(associations.map(({ name }) => name)).toEqual(['Visby Älgar']);
  });

  test('finds those whose words a job has computed', async () => {
    const { database } = app.services;
    await database.pool.query("update associations set words = '', words_version = 0");
    expect(await find('gotland')).toEqual([]);
    await fillInNameTerms(database, namedAssociations);
    expect(await find('gotland')).toEqual(['Visby Älgar']);
  });
});

test('is read forwards and backwards in pages by key, from whole words to parts of words', async () => {
  for (let number = 10; number < 40; number += 1) await add({ name: `A${number} Vik` });
  for (let number = 10; number < 40; number += 1) await add({ name: `A${number} Ekvik` });
  const first = await list('vik');
  const second = await list('vik', `&after=${first.next}`);
  const third = await list('vik', `&after=${second.next}`);
  const pages = [first, second, third].map(({ associations }) => associations.map(({ name }) => name));
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 12]);
  expect([pages[0]?.[0], pages[1]?.[5], pages[1]?.[6], pages[2]?.at(-1)]).toEqual([
    'A10 Vik',
    'A39 Vik',
    'A10 Ekvik',
    'A39 Ekvik',
  ]);
  expect(third.next).toBeNull();
  expect((await list('vik', `&before=${third.previous}`)).associations).toEqual(second.associations);
  expect((await list('vik', `&before=${second.previous}`)).associations).toEqual(first.associations);
});
