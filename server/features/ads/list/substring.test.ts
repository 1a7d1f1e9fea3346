// A search for any substring of an ad finds the ad.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import { seedSampleData } from '../../../database/seed/sample-data.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { searchingIn } from '../../../testing/searching.ts';
import { searchAds } from './search-queries.ts';

let database: TestDatabase;
let texts: { id: string; text: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const picture = { width: 1200, height: 900, preview: '', bytes: 60_000 };
  await seedSampleData({ database, passwordHash: '', storePicture: () => Promise.resolve(picture) });
  const ads = await database.kysely
    .selectFrom('ads')
    .select(['id', 'title', 'description'])
    .where('is_public', '=', true)
    .execute();
  texts = ads.flatMap(({ id, title, description }) =>
    [title, description].map((text) => ({ id, text: text.normalize('NFC').toLowerCase() })),
  );
}, 120_000);
afterAll(() => database.drop());

/** The ids of the ads with this text in title or description: the rule of spec 1 §9. */
function findBySubstring(wanted: string): string[] {
  return [...new Set(texts.filter(({ text }) => text.includes(wanted)).map(({ id }) => id))];
}

async function findAll(search: string): Promise<Set<string>> {
  const found = new Set<string>();
  let after: string | null = null;
  do {
    const page = await searchAds(searchingIn(database), {
      search,
      sold: 'show',
      ...(after !== null && { after }),
    });
    for (const { id } of page.ads) found.add(id);
    after = page.next;
  } while (after !== null);
  return found;
}

it('finds every ad by each substring of its text', { timeout: 240_000 }, async () => {
  const piece = fc
    .tuple(fc.nat(), fc.nat(), fc.integer({ min: 2, max: 24 }))
    .map(([ad, start, length]) => {
      const { text = '' } = texts[ad % texts.length] ?? {};
      const letters = [...text];
      const from = start % Math.max(1, letters.length - 1);
      return plainText(letters.slice(from, from + length).join(''));
    })
    // The search does not look for a text of more than six words as a piece.
    .filter((text) => [...text].length > 1 && text.split(' ').length <= 6);
  const isFound = fc.asyncProperty(piece, async (wanted) => {
    const found = await findAll(wanted);
    const missing = findBySubstring(wanted).filter((id) => !found.has(id));
    expect({ wanted, missing }).toEqual({ wanted, missing: [] });
  });
  await expect(fc.assert(isFound, { numRuns: 60 })).resolves.toBeUndefined();
});
