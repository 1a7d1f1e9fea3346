// The table of ads as a file, without their sellers.
import { ModerationSearch } from '#shared/features/ads/moderation/contract.ts';
import { moderationStatuses } from '#shared/features/ads/moderation/statuses.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../../core/http/table-file.ts';
import { listModeratedAds } from './moderation-queries.ts';

export const adFile = tableFile({
  list: '/admin/ads',
  tag: 'ads',
  of: ['Ads', 'annonser'],
  search: ModerationSearch,
  columns: ['Titel', 'Kategori', 'Pris', 'Skick', 'Status', 'Skapad', 'Id'],
  async readPage({ services, viewer, size }, search) {
    const { ads, next, previous } = await listModeratedAds(services.database, { ...search, viewer, size });
    return {
      next,
      previous,
      rows: ads.map(({ title, category, price, condition, status, createdAt, id }) => [
        title,
        category,
        price,
        condition,
        moderationStatuses[status].label,
        formatMinute(createdAt),
        id,
      ]),
    };
  },
});
