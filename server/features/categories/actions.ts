// Creating, changing and deleting categories; the marketplace's filter and every ad show their names.
import { isDeepStrictEqual } from 'node:util';
import type { CategoryText, SeenCategory } from '#shared/features/categories/contract.ts';
import { categoryTexts } from '#shared/features/categories/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import {
  type CategoryChange,
  type CategoryRow,
  deleteCategoryRow,
  findCategory,
  insertCategory,
  lockCategory,
  updateCategory,
} from './queries.ts';

/** @throws ORPCError CONFLICT when the name is taken */
export async function addCategory(actor: Actor, text: CategoryText): Promise<CategoryRow> {
  const id = await actor.database.kysely.transaction().execute(async (tx) => {
    const created = (await insertCategory(tx, text)) ?? refuseName();
    const target = { type: 'category', id: created } as const;
    await writeAuditEntry(tx, actor, { action: 'category.create', target, after: flat(text) });
    return created;
  });
  await publishCategoryChanged(actor, id);
  return requireCategory(actor, id);
}

/**
 * Changes a category's name, description or attributes. Its ads are updated, which takes a while when there are many.
 *
 * @param seen the category when the change began; if it was changed since, the change is refused
 * @throws ORPCError NOT_FOUND, or CONFLICT when the name is taken or the category was changed
 */
export function changeCategory(
  actor: Actor,
  id: number,
  { seen, ...text }: CategoryText & { seen?: SeenCategory | undefined },
): Promise<CategoryRow> {
  return saveCategory(actor, id, { action: 'category.change', change: text, seen });
}

/**
 * Activates or deactivates a category for new ads; existing ads keep it. Source: spec 2 §4 Category.
 *
 * @throws ORPCError NOT_FOUND
 */
export function switchCategory(actor: Actor, id: number, active: boolean): Promise<CategoryRow> {
  return saveCategory(actor, id, { action: 'category.switch', change: { active } });
}

/**
 * Deletes a category. Source: spec 2 §5 Category.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT when it has ads
 */
export async function deleteCategory(actor: Actor, id: number): Promise<{ id: number }> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockCategory(tx, id)) ?? refuse('NOT_FOUND', categoryTexts.notFound);
    if (!(await deleteCategoryRow(tx, id))) refuse('CONFLICT', categoryTexts.hasAds);
    const target = { type: 'category', id } as const;
    await writeAuditEntry(tx, actor, { action: 'category.delete', target, before: flat(before) });
  });
  await publishCategoryChanged(actor, id);
  return { id };
}

interface CategorySaving {
  action: 'category.change' | 'category.switch';
  change: CategoryChange;
  seen?: SeenCategory | undefined;
}

async function saveCategory(
  actor: Actor,
  id: number,
  { action, change, seen }: CategorySaving,
): Promise<CategoryRow> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const { active, ...text } = (await lockCategory(tx, id)) ?? refuse('NOT_FOUND', categoryTexts.notFound);
    if (seen && !isDeepStrictEqual(text, seen)) refuse('CONFLICT', categoryTexts.changedMeanwhile);
    if (!(await updateCategory(tx, id, change))) refuseName();
    const before = action === 'category.switch' ? { active } : flat(text);
    const target = { type: 'category', id } as const;
    await writeAuditEntry(tx, actor, { action, target, before, after: flat(change) });
  });
  await publishCategoryChanged(actor, id);
  return requireCategory(actor, id);
}

/** The log shows one field a row, and no free text. */
function flat({ attributes, description: _description, ...change }: CategoryChange): Record<string, unknown> {
  return { ...change, ...attributes };
}

async function requireCategory({ database }: Services, id: number): Promise<CategoryRow> {
  return (await findCategory(database, id)) ?? refuse('NOT_FOUND', categoryTexts.notFound);
}

function refuseName(): never {
  return refuse('CONFLICT', categoryTexts.nameTaken, { name: categoryTexts.nameTaken });
}

/** Invalidates the marketplace's filter, and every ad of a renamed category. */
async function publishCategoryChanged({ bus }: Services, id: number): Promise<void> {
  const notice = { id: String(id) };
  await Promise.all([
    bus.publish({ topic: 'categories', ...notice }),
    bus.publish({ topic: 'ads', ...notice }),
  ]);
}

export { listActiveCategories, lockCategoryByName, lockCategoryOrFallback } from './queries.ts';
