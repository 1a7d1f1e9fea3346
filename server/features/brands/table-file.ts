// The table of brands as a file.
import * as z from 'zod/mini';
import { tableFile } from '../../core/http/table-file.ts';
import { listBrands } from './queries.ts';

export const brandFile = tableFile({
  list: '/admin/brands',
  tag: 'brands',
  of: ['Brands', 'marken'],
  search: z.object({}),
  columns: ['Namn', 'Andra stavningar', 'Annonser', 'Status', 'Id'],
  async readPage({ services }) {
    const brands = await listBrands(services.database.kysely);
    return {
      next: null,
      previous: null,
      rows: brands.map(({ id, name, aliases, adCount, active }) => [
        name,
        aliases.join(', '),
        adCount,
        active ? 'Aktiv' : 'Inaktiv',
        id,
      ]),
    };
  },
});
