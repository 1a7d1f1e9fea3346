// Fills in the attributes of ads from their titles, where the seller has not chosen them.
import { sql } from 'kysely';
import { attributesOf, readAttributeRules } from './attribute-rules.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';

/** To be raised when more is recognised: a job then reads the titles again. */
export const ATTRIBUTES_VERSION = 1;

/** Fills in ads that were read by older rules, a batch at a time. Another job then updates their words for the search. */
export async function fillInAttributes(database: Database): Promise<void> {
  await inBatches(database, fillInBatch);
}

async function fillInBatch(transaction: Connection): Promise<number> {
  const ads = await transaction
    .selectFrom('ads')
    .select(['id', 'title', 'category'])
    .where('attributes_version', '<', ATTRIBUTES_VERSION)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  if (ads.length === 0) return 0;
  const rules = await readAttributeRules(transaction);
  const found = JSON.stringify(ads.map((ad) => ({ id: ad.id, ...attributesOf(ad, rules) })));
  // Attributes that an ad already has are not overwritten.
  await sql`
    update ads set attributes_version = ${ATTRIBUTES_VERSION},
        brand = coalesce(nullif(ads.brand, ''), found.brand), model = coalesce(nullif(ads.model, ''), found.model),
        size = coalesce(nullif(ads.size, ''), found.size), colour = coalesce(nullif(ads.colour, ''), found.colour),
        audience = coalesce(nullif(ads.audience, ''), found.audience)
      from json_to_recordset(${found}) as found (id uuid, brand text, model text, size text, colour text, audience text)
     where ads.id = found.id`.execute(transaction);
  return ads.length;
}
