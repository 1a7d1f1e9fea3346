// Corrected searches of associations: misspellings with their expected corrections, over names as clubs have them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssociationInput } from '#shared/features/associations/editing/contract.ts';
import type { AssociationList, AssociationPins } from '#shared/features/associations/list/contract.ts';
import { countWords } from '../../../core/search/count-words.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { insertAssociationRow } from '../../../testing/samples/sample-associations.ts';
import { countedAssociations, namedAssociations } from '../search-columns.ts';

let app: TestApp;
let person: Person;

const clubs: Partial<AssociationInput>[] = [
  { name: 'BK Svalorna Göteborg', city: 'Göteborg', postalCode: '41101', district: 'Westra Sverige' },
  { name: 'Göteborg IBK', city: 'Göteborg', postalCode: '41102', district: 'Westra Sverige' },
  { name: 'Halmstad Uttrar', city: 'Halmstad', postalCode: '30210', district: 'Westra Sverige' },
  { name: 'Jönköping Lodjuren', city: 'Jönköping', postalCode: '55310', district: 'Småland-Blekinge' },
  { name: 'Uppsala Mårdar', city: 'Uppsala', postalCode: '75320', district: 'Uppland' },
  { name: 'KFUM Örebro', city: 'Örebro', postalCode: '70210', district: 'Mellansvenska' },
  { name: 'Dalby BC', city: 'Lund', postalCode: '22100' },
  { name: 'Arby Basket', city: 'Kalmar', postalCode: '39230' },
  { name: 'Alvik SK', city: 'Luleå', postalCode: '97231', contactPerson: 'Frideborg Ekström' },
];

beforeAll(async () => {
  app = await openTestApp();
  person = await app.person('user');
  for (const club of clubs)
    await insertAssociationRow(app.services.database, { latitude: 59, longitude: 18, ...club });
  await countWords(app.services.database.kysely, countedAssociations);
});
afterAll(() => app.close());

const list = async (search: string, more = '', as?: Person) => {
  const url = `/api/associations?search=${encodeURIComponent(search)}${more}`;
  const { body } = await app.call<AssociationList>('GET', url, as && { as });
  return { names: body.associations.map(({ name }) => name), corrected: body.corrected };
};

describe('a search that finds nothing', () => {
  test.each<[string, string, number]>([
    ['götborg', 'göteborg', 2],
    ['Götebrog', 'göteborg', 2],
    ['halmstd', 'halmstad', 1],
    ['jönköpng', 'jönköping', 1],
    ['uppsla basket', 'uppsala basket', 1],
    ['gotebrg svalona', 'göteborg svalorna', 1],
    ['smålnd', 'småland', 2],
    ['mellansvenka', 'mellansvenska', 1],
    ['basketklub örebo', 'basketklubb örebro', 1],
    ['lojduren', 'lodjuren', 1],
  ])('for %j shows what %j finds', async (typed, shown, count) => {
    const { names, corrected } = await list(typed);
    expect([corrected, names.length]).toEqual([{ shown, typed }, count]);
  });

  test.each([
    ['an abbreviation', 'ibf'],
    ['an abbreviation beside a misspelling', 'ibf götborg'],
    ['another sport', 'fotbollsklubb'],
    ['a word that no word is near', 'qqxyzzy'],
    ['known words that no club has together', 'halmstad mårdar'],
    ['a part of a word beside another', 'alby kalmar'],
    ['a phrase in quotes', '"götborg"'],
    ['more than four misspelt words', 'götborg halmstd jönköpng uppsla smålnd'],
  ])('for %s (%j) is not corrected', async (_what, typed) => {
    expect(await list(typed)).toEqual({ names: [], corrected: null });
  });

  test('is not corrected to what the filters exclude', async () => {
    expect(await list('halmstd', `&county=${encodeURIComponent('Skåne')}`)).toEqual({
      names: [],
      corrected: null,
    });
    expect((await list('halmstd', '&county=Halland')).names).toEqual(['Halmstad Uttrar']);
  });

  test('is not corrected when it is to be exact', async () => {
    expect(await list('götborg', '&exact=true')).toEqual({ names: [], corrected: null });
  });
});

test.each([
  ['ik', []],
  ['bk', ['BK Svalorna Göteborg', 'Göteborg IBK']],
  ['sk', ['Alvik SK']],
  ['Göteborgs', ['BK Svalorna Göteborg', 'Göteborg IBK']],
])('%j is not corrected', async (typed, names) => {
  const found = await list(typed);
  expect(found.corrected).toBeNull();
  expect(found.names).toEqual(expect.arrayContaining(names));
});

test('the map and the list by distance are corrected in the same way', async () => {
  const url = `/api/association-pins?search=${encodeURIComponent('halmstd')}`;
  const pins = (await app.call<AssociationPins>('GET', url)).body;
  expect([pins.names, pins.corrected]).toEqual([
    ['Halmstad Uttrar'],
    { shown: 'halmstad', typed: 'halmstd' },
  ]);
  expect((await list('halmstd', '&near=975779970')).names).toEqual(['Halmstad Uttrar']);
});

test('the names of contact persons, which visitors must not learn, are no corrections', async () => {
  expect((await list('Frideborg', '', person)).names).toEqual(['Alvik SK']);
  for (const as of [undefined, person])
    expect(await list('Friedborg', '', as)).toEqual({ names: [], corrected: null });
});

test('the counted words are those of the texts that are searched', async () => {
  const { pool } = app.services.database;
  const { rows } = await pool.query<{ name: string; city: string; county: string; district: string }>(
    'select name, city, county, district from associations',
  );
  const texts = rows.flatMap(namedAssociations.textsOf).map(({ text }) => text.toLowerCase());
  const counted = await pool.query<{ word: string }>('select word from association_search_words');
  expect(counted.rows.map(({ word }) => word).toSorted()).toEqual(
    [...new Set(texts.join(' ').match(/\p{L}{3,}/gu))].toSorted(),
  );
});
