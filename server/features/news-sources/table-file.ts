// The tables of news sources and of requests to them as files.
import { FetchLogSearch, SourceSearch } from '#shared/features/news-sources/contract.ts';
import { fetchResults } from '#shared/features/news-sources/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { listLog, listSources } from './queries.ts';

export const sourceFile = tableFile({
  list: '/admin/news-sources',
  tag: 'news-sources',
  of: ['News sources', 'nyhetskallor'],
  search: SourceSearch,
  columns: ['Namn', 'Adress', 'Kategori', 'Aktiv', 'Timmar mellan hämtningar', 'Senast hämtad', 'Id'],
  async readPage({ services, size }, search) {
    const { rows, next, previous } = await listSources(services.database, { ...search, size });
    return {
      next,
      previous,
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

export const fetchLogFile = tableFile({
  list: '/admin/news-fetch-log',
  tag: 'news-sources',
  of: ['Requests to news sources', 'hamtningshistorik'],
  search: FetchLogSearch,
  columns: ['Tid', 'Källa', 'Resultat', 'Hittade', 'Bearbetade', 'Meddelande', 'Id'],
  async readPage({ services, size }, search) {
    const { rows, next, previous } = await listLog(services.database, { ...search, size });
    return {
      next,
      previous,
      rows: rows.map((row) => [
        formatMinute(row.fetch_date),
        row.source_name,
        fetchResults[row.success ? 'ok' : 'failed'],
        row.items_found,
        row.items_processed,
        row.error_message,
        row.id,
      ]),
    };
  },
});
