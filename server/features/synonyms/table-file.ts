// The table of synonyms as a file.
import { SynonymSearch } from '#shared/features/synonyms/contract.ts';
import { directionTexts } from '#shared/features/synonyms/texts.ts';
import { tableFile } from '../../core/http/table-file.ts';
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
