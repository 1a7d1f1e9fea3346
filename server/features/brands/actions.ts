// Adds and changes brands: sellers choose from them, and the titles of older ads are searched for them.
import { isDeepStrictEqual } from 'node:util';
import type { Brand, NewBrand, SeenBrand } from '#shared/features/brands/contract.ts';
import { brandTexts } from '#shared/features/brands/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { insertBrand, listBrands, lockBrand, renameInAds, updateBrand } from './queries.ts';

/** @throws ORPCError CONFLICT when the name is taken */
export async function addBrand(actor: Actor, brand: NewBrand): Promise<Brand> {
  const id = await actor.database.kysely.transaction().execute(async (tx) => {
    const created = (await insertBrand(tx, brand)) ?? refuseName();
    await writeAuditEntry(tx, actor, {
      action: 'brand.create',
      target: { type: 'brand', id: created },
      after: { ...brand },
    });
    return created;
  });
  await publishBrandsChanged(actor);
  return requireBrand(actor, id);
}

/**
 * Changes a brand. A new name is written in its ads too.
 *
 * @param seen the brand when the change began; if it was changed since, the change is refused
 * @throws ORPCError NOT_FOUND, or CONFLICT when the name is taken or the brand was changed
 */
export async function changeBrand(
  actor: Actor,
  id: number,
  { seen, ...brand }: NewBrand & { seen?: SeenBrand | undefined },
): Promise<Brand> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockBrand(tx, id)) ?? refuse('NOT_FOUND', brandTexts.notFound);
    if (seen && !isDeepStrictEqual(before, seen)) refuse('CONFLICT', brandTexts.changedMeanwhile);
    if (!(await updateBrand(tx, id, brand))) refuseName();
    if (before.name !== brand.name) await renameInAds(tx, { from: before.name, to: brand.name });
    const target = { type: 'brand', id } as const;
    await writeAuditEntry(tx, actor, {
      action: 'brand.change',
      target,
      before: { ...before },
      after: { ...brand },
    });
  });
  await publishBrandsChanged(actor);
  return requireBrand(actor, id);
}

async function requireBrand({ database }: Services, id: number): Promise<Brand> {
  const [brand] = await listBrands(database.kysely, id);
  return brand ?? refuse('NOT_FOUND', brandTexts.notFound);
}

function refuseName(): never {
  return refuse('CONFLICT', brandTexts.nameTaken, { name: brandTexts.nameTaken });
}

/** Published to both topics, since lists of brands and ads show the names. */
async function publishBrandsChanged({ bus }: Services): Promise<void> {
  await Promise.all([
    bus.publish({ topic: 'brands', id: 'brands' }),
    bus.publish({ topic: 'ads', id: 'brands' }),
  ]);
}

export { listActiveBrands } from './queries.ts';
