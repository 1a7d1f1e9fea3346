// Fills in the attributes of ads from their titles, where the seller has not chosen them.
import { sql } from 'kysely';
import { attributesOf, readAttributeRules } from './attribute-rules.ts';
import type { Connection, Database } from './connection.ts';
import { BATCH_SIZE, inBatches } from './in-batches.ts';

/** To be raised when more is recognised: a job then reads the titles again. */
export const ATTRIBUTES_VERSION = 2;

/** Fills in ads that were read by older rules, a batch at a time. Another job then updates their words for the search. */
export async function fillInAttributes(database: Database): Promise<void> {
  await inBatches(database, fillInBatch);
}

async function fillInBatch(transaction: Connection): Promise<number> {
  const ads = await transaction
    .selectFrom('ads')
    .select(['id', 'title', 'category', 'description'])
    .where('attributes_version', '<', ATTRIBUTES_VERSION)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  if (ads.length === 0) return 0;
  const rules = await readAttributeRules(transaction);
  const found = JSON.stringify(ads.map((ad) => ({ id: ad.id, ...attributesOf(ad, rules) })));
  // An ad that its seller has saved has no version, so what an ad with an older version has was found by older rules.
  await sql`
    update ads set attributes_version = ${ATTRIBUTES_VERSION}, words_version = 0,
        brand = coalesce(nullif(found.brand, ''), ads.brand), model = coalesce(nullif(found.model, ''), ads.model),
        size = coalesce(nullif(found.size, ''), ads.size), colour = coalesce(nullif(found.colour, ''), ads.colour),
        audience = coalesce(nullif(found.audience, ''), ads.audience)
      from json_to_recordset(${found}) as found (id uuid, brand text, model text, size text, colour text, audience text)
     where ads.id = found.id`.execute(transaction);
  return ads.length;
}
