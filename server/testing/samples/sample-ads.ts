// Ads and people for tests of lists, inserted directly.
import type { AdStatus, SaleState } from '#shared/features/ads/rules.ts';
import { adTermColumns } from '../../database/ad-terms.ts';
import type { Database } from '../../database/connection.ts';

export interface TestAd {
  title: string;
  description: string;
  price: number;
  category: string;
  condition: string;
  location: string;
  county: string;
  status: AdStatus;
  sale_state: SaleState;
  is_featured: boolean;
  shows_email: boolean;
  created_at: Date;
  brand: string;
  model: string;
  size: string;
  colour: string;
  audience: string;
  delivery: string[];
  shipping_payer: '' | 'buyer' | 'seller' | 'agreed';
  /** Null if the seller has chosen the attributes. */
  attributes_version: number | null;
}

const plainAd: TestAd = {
  title: 'Basketskor',
  description: '',
  price: 100,
  category: 'Basketskor',
  condition: 'Ny',
  location: 'Lund',
  county: 'Skåne',
  status: 'approved',
  sale_state: 'active',
  is_featured: false,
  shows_email: false,
  created_at: new Date('2026-01-01T12:00:00Z'),
  brand: '',
  model: '',
  size: '',
  colour: '',
  audience: '',
  delivery: [],
  shipping_payer: '',
  attributes_version: null,
};

/** Inserts a person and returns the id. */
export async function insertPerson(
  { kysely }: Database,
  person: { email: string; name: string; phone?: string; birth_year?: number },
): Promise<string> {
  const grownUp = { birth_year: 1990, ...person };
  const { id } = await kysely
    .insertInto('profiles')
    .values(grownUp)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** PostgreSQL's time for a statement grows with the square of its values: a thousand ads at once took twice as long. */
const ADS_PER_STATEMENT = 100;

/** Inserts ads of one person, with defaults for all that is not given, and returns their ids in the same order. */
export async function insertAds(
  { kysely }: Database,
  userId: string,
  ads: readonly Partial<TestAd>[],
): Promise<string[]> {
  const rows = ads.map((ad) => ({
    ...plainAd,
    ...ad,
    ...adTermColumns({ ...plainAd, ...ad }, userId),
    user_id: userId,
  }));
  return kysely.transaction().execute(async (tx) => {
    const ids: string[] = [];
    for (let at = 0; at < rows.length; at += ADS_PER_STATEMENT) {
      const values = rows.slice(at, at + ADS_PER_STATEMENT);
      const inserted = await tx.insertInto('ads').values(values).returning('id').execute();
      ids.push(...inserted.map(({ id }) => id));
    }
    return ids;
  });
}

/** Inserts a picture of an ad, or an unused one, and returns the id. */
export async function insertPictureRow(
  { kysely }: Database,
  { userId, adId, position }: { userId: string; adId: string | null; position: number },
): Promise<string> {
  const { id } = await kysely
    .insertInto('ad_pictures')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      ad_id: adId,
      position,
      width: 1200,
      height: 900,
      preview: 'data:image/webp;base64,AAAA',
      bytes: 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
