// Categories as the API sends them.
import type { Category } from '#shared/features/categories/contract.ts';
import { mayDeleteCategory } from '#shared/features/categories/category-limits.ts';
import type { CategoryRow } from './queries.ts';

export function viewCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    icon: row.icon,
    active: row.active,
    attributes: row.attributes,
    createdAt: row.created_at.toISOString(),
    adCount: row.ads,
    savedSearches: row.saved_searches,
    can: { delete: mayDeleteCategory({ adCount: row.ads }) },
  };
}
