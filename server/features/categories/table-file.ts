// The table of categories as a file.
import { chooseCategories } from '#shared/features/categories/address.ts';
import { CategorySearch } from '#shared/features/categories/contract.ts';
import { formatDay } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { listCategories } from './queries.ts';
import { viewCategory } from './view.ts';

export const categoryFile = tableFile({
  list: '/admin/categories',
  tag: 'categories',
  of: ['Categories', 'kategorier'],
  search: CategorySearch,
  columns: ['Namn', 'Beskrivning', 'Annonser', 'Status', 'Skapad', 'Id'],
  async readPage({ services }, search) {
    const categories = (await listCategories(services.database)).map(viewCategory);
    return {
      next: null,
      previous: null,
      rows: chooseCategories(categories, search).map((category) => [
        category.name,
        category.description,
        category.adCount,
        category.active ? 'Aktiv' : 'Inaktiv',
        formatDay(category.createdAt),
        category.id,
      ]),
    };
  },
});
