// Creating, changing and deleting categories; the marketplace's filter and every ad show their names.
import { categoryWords } from '#shared/features/categories/words.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Doer, Services } from '../../core/http/request.ts';
import { recordAct } from '../audit/actions.ts';
import {
  type CategoryChange,
  type CategoryRow,
  deleteCategory,
  findCategory,
  insertCategory,
  lockCategory,
  updateCategory,
} from './queries.ts';

/** @throws ORPCError CONFLICT when the name is taken */
export async function addCategory(
  doer: Doer,
  text: { name: string; description: string },
): Promise<CategoryRow> {
  const id = await doer.database.kysely.transaction().execute(async (tx) => {
    const made = (await insertCategory(tx, text)) ?? refuseName();
    const target = { type: 'category', id: made } as const;
    await recordAct(tx, doer, { action: 'category.create', target, after: { ...text } });
    return made;
  });
  await tellOfCategory(doer, id);
  return requireCategory(doer, id);
}

/**
 * Renames or describes a category. Its ads are updated, which takes a while when there are many.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT when the name is taken
 */
export function changeCategory(
  doer: Doer,
  id: number,
  text: { name: string; description: string },
): Promise<CategoryRow> {
  return saveCategory(doer, id, { action: 'category.change', change: text });
}

/**
 * Activates or deactivates a category for new ads; existing ads stay. Source: spec 2 §4 Category.
 *
 * @throws ORPCError NOT_FOUND
 */
export function switchCategory(doer: Doer, id: number, active: boolean): Promise<CategoryRow> {
  return saveCategory(doer, id, { action: 'category.switch', change: { active } });
}

/**
 * Source: spec 2 §5 Category.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT when ads stand in it
 */
export async function removeCategory(doer: Doer, id: number): Promise<{ id: number }> {
  await doer.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockCategory(tx, id)) ?? refuse('NOT_FOUND', categoryWords.notFound);
    if (!(await deleteCategory(tx, id))) refuse('CONFLICT', categoryWords.hasAds);
    const target = { type: 'category', id } as const;
    await recordAct(tx, doer, { action: 'category.delete', target, before });
  });
  await tellOfCategory(doer, id);
  return { id };
}

async function saveCategory(
  doer: Doer,
  id: number,
  { action, change }: { action: 'category.change' | 'category.switch'; change: CategoryChange },
): Promise<CategoryRow> {
  await doer.database.kysely.transaction().execute(async (tx) => {
    const { active, ...text } = (await lockCategory(tx, id)) ?? refuse('NOT_FOUND', categoryWords.notFound);
    if (!(await updateCategory(tx, id, change))) refuseName();
    const before = action === 'category.switch' ? { active } : text;
    const target = { type: 'category', id } as const;
    await recordAct(tx, doer, { action, target, before, after: { ...change } });
  });
  await tellOfCategory(doer, id);
  return requireCategory(doer, id);
}

async function requireCategory({ database }: Services, id: number): Promise<CategoryRow> {
  return (await findCategory(database, id)) ?? refuse('NOT_FOUND', categoryWords.notFound);
}

function refuseName(): never {
  return refuse('CONFLICT', categoryWords.nameTaken, { name: categoryWords.nameTaken });
}

/** Invalidates the marketplace's filter, and every ad of a renamed category. */
async function tellOfCategory({ bus }: Services, id: number): Promise<void> {
  const notice = { id: String(id) };
  await Promise.all([
    bus.publish({ topic: 'categories', ...notice }),
    bus.publish({ topic: 'ads', ...notice }),
  ]);
}

export { lockActiveCategory, lockCategoryOrFallback } from './queries.ts';
