// The table of news sources as a file.
import { SourceSearch } from '#shared/features/news-sources/contract.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { listSources } from './queries.ts';

export const sourceFile = tableFile({
  list: '/admin/news-sources',
  tag: 'news-sources',
  of: ['News sources', 'nyhetskallor'],
  search: SourceSearch,
  columns: ['Namn', 'Adress', 'Kategori', 'Aktiv', 'Timmar mellan hämtningar', 'Senast hämtad', 'Id'],
  async readPage({ services, size }, search) {
    const { rows, next } = await listSources(services.database, { ...search, size });
    return {
      next,
      rows: rows.map((row) => [
        row.name,
        row.url,
        row.category,
        row.active ? 'ja' : 'nej',
        row.fetch_frequency_hours,
        row.last_fetch && formatMinute(row.last_fetch),
        row.id,
      ]),
    };
  },
});
