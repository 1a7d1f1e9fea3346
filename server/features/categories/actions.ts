// Adding, changing and removing categories; the marketplace's filter and every ad shows their names.
import { categoryWords } from '#shared/features/categories/words.ts';
import { refuse } from '../../core/refusal.ts';
import type { Services } from '../../core/request.ts';
import {
  type CategoryChange,
  type CategoryRow,
  deleteCategory,
  findCategory,
  insertCategory,
  updateCategory,
} from './queries.ts';

/** @throws ORPCError CONFLICT when the name is taken */
export async function addCategory(
  services: Services,
  text: { name: string; description: string },
): Promise<CategoryRow> {
  const id = (await insertCategory(services.database, text)) ?? refuseName();
  await tellOfCategory(services, id);
  return requireCategory(services, id);
}

/**
 * Renames or describes a category. Its ads follow, which takes a while when they are many.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT when the name is taken
 */
export function changeCategory(
  services: Services,
  id: number,
  text: { name: string; description: string },
): Promise<CategoryRow> {
  return saveCategory(services, id, text);
}

/**
 * Offers a category to sellers, or stops offering it; its ads stay. Source: spec 2 §4 Category.
 *
 * @throws ORPCError NOT_FOUND
 */
export function switchCategory(services: Services, id: number, active: boolean): Promise<CategoryRow> {
  return saveCategory(services, id, { active });
}

/**
 * Source: spec 2 §5 Category.
 *
 * @throws ORPCError NOT_FOUND, or CONFLICT when ads stand in it
 */
export async function removeCategory(services: Services, id: number): Promise<{ id: number }> {
  const outcome = await deleteCategory(services.database, id);
  if (outcome === 'missing') refuse('NOT_FOUND', categoryWords.notFound);
  if (outcome === 'has-ads') refuse('CONFLICT', categoryWords.hasAds);
  await tellOfCategory(services, id);
  return { id };
}

async function saveCategory(services: Services, id: number, change: CategoryChange): Promise<CategoryRow> {
  const outcome = await updateCategory(services.database, id, change);
  if (outcome === 'missing') refuse('NOT_FOUND', categoryWords.notFound);
  if (outcome === 'taken') refuseName();
  await tellOfCategory(services, id);
  return requireCategory(services, id);
}

async function requireCategory({ database }: Services, id: number): Promise<CategoryRow> {
  return (await findCategory(database, id)) ?? refuse('NOT_FOUND', categoryWords.notFound);
}

function refuseName(): never {
  return refuse('CONFLICT', categoryWords.nameTaken, { name: categoryWords.nameTaken });
}

/** The marketplace's filter, and every ad of a category that got another name. */
async function tellOfCategory({ bus }: Services, id: number): Promise<void> {
  const notice = { id: String(id) };
  await Promise.all([
    bus.publish({ topic: 'categories', ...notice }),
    bus.publish({ topic: 'ads', ...notice }),
  ]);
}
