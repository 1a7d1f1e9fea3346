// The tables of synonyms and of searches without hits as files.
import { chooseMissed } from '#shared/features/synonyms/address.ts';
import { MissedSearchFilter, SynonymSearch } from '#shared/features/synonyms/contract.ts';
import { directionTexts } from '#shared/features/synonyms/texts.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { listMissedSearches } from '../ads/actions.ts';
import { listSynonyms } from './queries.ts';

export const synonymFile = tableFile({
  list: '/admin/synonyms',
  tag: 'synonyms',
  of: ['Synonyms', 'synonymer'],
  search: SynonymSearch,
  columns: ['Ord', 'Betydelse', 'Id'],
  async readPage({ services, size }, search) {
    const { rows, next, previous } = await listSynonyms(services.database.kysely, { ...search, size });
    return {
      next,
      previous,
      rows: rows.map(({ id, words, direction }) => [words.join(', '), directionTexts[direction], id]),
    };
  },
});

export const missedSearchFile = tableFile({
  list: '/admin/missed-searches',
  tag: 'synonyms',
  of: ['Searches without hits', 'sokningar-utan-traff'],
  search: MissedSearchFilter,
  columns: ['Sökning', 'Besökare en dag', 'Senast'],
  async readPage({ services }, filter) {
    const searches = chooseMissed(await listMissedSearches(services.database), filter);
    return {
      next: null,
      previous: null,
      rows: searches.map(({ text, visitors, lastDay }) => [text, visitors, lastDay]),
    };
  },
});
