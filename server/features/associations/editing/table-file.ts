// The table of associations as a file, without their contact persons and contact details.
import { AssociationTableSearch } from '#shared/features/associations/editing/contract.ts';
import { tableFile } from '../../../core/http/table-file.ts';
import { loadTableSearch } from '../../../core/search/name-search.ts';
import { listForTable } from './table-queries.ts';

interface FileRow {
  id: string;
  name: string;
  city: string;
  county: string;
  district: string;
  websiteUrl: string;
  hasOpenCourt: boolean;
}

const columns = `associations.id, name, city, county, district, website_url as "websiteUrl", has_open_court as "hasOpenCourt"`;

export const associationFile = tableFile({
  list: '/admin/associations',
  tag: 'associations',
  of: ['Associations', 'foreningar'],
  search: AssociationTableSearch,
  columns: ['Namn', 'Ort', 'Län', 'Distrikt', 'Webbplats', 'Öppen hall', 'Id'],
  async readPage({ services, size }, { search, county, court, sort, after }) {
    const found = await loadTableSearch(services, search);
    const filter = { ...found, county, hasOpenCourt: court === 'open', findsPersons: true };
    const { rows, next, previous } = await listForTable<FileRow>(services.database, filter, {
      columns,
      size,
      sort,
      after,
    });
    return {
      next,
      previous,
      rows: rows.map((row) => [
        row.name,
        row.city,
        row.county,
        row.district,
        row.websiteUrl,
        row.hasOpenCourt ? 'ja' : 'nej',
        row.id,
      ]),
    };
  },
});
