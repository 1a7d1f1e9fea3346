// Saved searches with only a distance: found by a term of their place, without reading all saved searches.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nearTerm } from '../../database/filter-terms.ts';
import { updateAdTerms } from '../../database/ad-terms.ts';
import { updateSavedSearchTerms } from '../../database/saved-search-terms.ts';
import { loadSynonyms } from '../../core/search/synonyms.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertAds } from '../../testing/samples/sample-ads.ts';
import { findMatches, lockPublicAd } from './match-queries.ts';
import { insertSearch } from './queries.ts';

const [LUND, LULEA] = ['2693678', '604490'];
let app: TestApp;
let anna: Person;
let ad: string;

beforeAll(async () => {
  app = await openTestApp();
  anna = await app.person();
  const seller = await app.person();
  [ad = ''] = await insertAds(app.services.database, seller.id, [{ location: 'Malmö', county: 'Skåne' }]);
  await updateAdTerms(app.services.database);
});
afterAll(() => app.close());

async function save(near: string, within?: '1' | '2'): Promise<string> {
  const saved = await insertSearch(app.services.database.kysely, anna.id, {
    name: crypto.randomUUID(),
    alert: 'instant',
    filter: { near, ...(within && { within }) },
  });
  return typeof saved === 'string' ? saved : saved.id;
}

async function match(): Promise<string[]> {
  const { kysely } = app.services.database;
  const locked = await lockPublicAd(kysely, ad);
  return locked ? findMatches(kysely, locked, await loadSynonyms(app.services)) : [];
}

test('saved searches match within their distance, five mil by default', async () => {
  const [usual, far, near] = [await save(LUND), await save(LUND, '1'), await save(LUND, '2')];
  await save(LULEA);
  expect((await match()).toSorted()).toEqual([usual, near].toSorted());
  expect(await match()).not.toContain(far);
});

test('saved searches have the term of their place, also those saved before it was introduced', async () => {
  const { pool } = app.services.database;
  await pool.query('delete from saved_searches');
  const id = await save(LUND, '2');
  const read = async () =>
    (
      await pool.query<{ terms: string[] }>('select probe_terms as terms from saved_searches where id = $1', [
        id,
      ])
    ).rows[0]?.terms;
  expect(await read()).toEqual([nearTerm(LUND, '2')]);
  await pool.query('update saved_searches set probe_terms = null, words_version = 0 where id = $1', [id]);
  await updateSavedSearchTerms(app.services.database);
  expect(await read()).toEqual([nearTerm(LUND, '2')]);
  expect(await match()).toContain(id);
});
