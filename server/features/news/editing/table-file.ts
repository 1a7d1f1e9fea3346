// The table of articles as a file.
import { ArticleSearch } from '#shared/features/news/editing/contract.ts';
import { newsStatuses } from '#shared/features/news/editing/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../../core/http/table-file.ts';
import { listArticles } from './table-queries.ts';

const yesOrNo = (isSo: boolean) => (isSo ? 'ja' : 'nej');

export const articleFile = tableFile({
  list: '/admin/news',
  tag: 'news',
  of: ['Articles', 'nyheter'],
  search: ArticleSearch,
  columns: [
    'Titel',
    'Kategori',
    'Källa',
    'Status',
    'Kräver granskning',
    'Visningar',
    'Skapad',
    'Originaladress',
    'Id',
  ],
  async readPage({ services, size }, search) {
    const { items, next, previous } = await listArticles(services.database, { ...search, size });
    return {
      next,
      previous,
      rows: items.map(
        ({ title, category, source, status, needsReview, views, createdAt, originalUrl, id }) => [
          title,
          category,
          source,
          newsStatuses[status].label,
          yesOrNo(needsReview),
          views,
          formatMinute(createdAt),
          originalUrl,
          id,
        ],
      ),
    };
  },
});
