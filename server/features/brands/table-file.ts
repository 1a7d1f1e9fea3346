// The table of brands as a file.
import { chooseBrands } from '#shared/features/brands/address.ts';
import { BrandSearch } from '#shared/features/brands/contract.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { listBrands } from './queries.ts';

export const brandFile = tableFile({
  list: '/admin/brands',
  tag: 'brands',
  of: ['Brands', 'marken'],
  search: BrandSearch,
  columns: ['Namn', 'Andra stavningar', 'Annonser', 'Status', 'Id'],
  async readPage({ services }, search) {
    const brands = chooseBrands(await listBrands(services.database.kysely), search);
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
