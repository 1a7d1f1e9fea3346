// The table of categories as a file.
import * as z from 'zod/mini';
import { formatDay } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { listCategories } from './queries.ts';

export const categoryFile = tableFile({
  list: '/admin/categories',
  tag: 'categories',
  of: ['Categories', 'kategorier'],
  search: z.object({}),
  columns: ['Namn', 'Beskrivning', 'Annonser', 'Status', 'Skapad'],
  async readPage({ services }) {
    const categories = await listCategories(services.database);
    return {
      next: null,
      previous: null,
      rows: categories.map((category) => [
        category.name,
        category.description,
        category.ads,
        category.active ? 'Aktiv' : 'Inaktiv',
        formatDay(category.created_at),
      ]),
    };
  },
});
