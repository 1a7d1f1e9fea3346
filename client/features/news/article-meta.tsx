// The metadata line of an article: badge, category, source and age.
import Zap from 'lucide-react/icons/zap';
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import { timeAgo } from '#shared/format.ts';
import { useNow } from '../../core/now.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';

export function BreakingBadge({ article }: { article: Pick<ArticleRow, 'isBreaking'> }) {
  return (
    article.isBreaking && (
      <Badge tone="danger" icon={<Zap size={14} aria-hidden="true" />}>
        BREAKING
      </Badge>
    )
  );
}

export function ArticleMeta({
  article: { category, source, publishedAt },
}: {
  article: Pick<ArticleRow, 'category' | 'source' | 'publishedAt'>;
}) {
  const now = new Date(useNow());
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted [overflow-wrap:anywhere]">
      <span className="font-semibold text-pine">{category}</span>
      {source && <span>{source}</span>}
      <time dateTime={publishedAt}>{timeAgo(publishedAt, now)}</time>
    </p>
  );
}
