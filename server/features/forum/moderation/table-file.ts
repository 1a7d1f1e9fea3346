// The table of posts and comments as a file, without their texts and authors.
import { ItemSearch } from '#shared/features/forum/moderation/contract.ts';
import { postStatuses } from '#shared/features/forum/moderation/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../../core/http/table-file.ts';
import { listItems } from './moderation-queries.ts';

const kinds = { post: 'Inlägg', comment: 'Kommentar' };

export const itemFile = tableFile({
  list: '/admin/forum-posts',
  tag: 'forum',
  of: ['Posts and comments', 'foruminlagg'],
  search: ItemSearch,
  columns: ['Rubrik', 'Sort', 'Kategori', 'Status', 'Öppna anmälningar', 'Skapad', 'Id'],
  async readPage({ services, viewer, size }, search) {
    const { items, next, previous } = await listItems(services.database, { ...search, viewer, size });
    return {
      next,
      previous,
      rows: items.map(({ title, kind, category, status, reports, createdAt, id }) => [
        title,
        kinds[kind],
        category,
        postStatuses[status].label,
        reports,
        formatMinute(createdAt),
        id,
      ]),
    };
  },
});
