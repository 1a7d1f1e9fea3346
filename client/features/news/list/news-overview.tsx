// Beside the list: the most read articles of the week, and the categories with their feeds.
import { useQuery } from '@tanstack/react-query';
import Rss from 'lucide-react/icons/rss';
import { newsFeedPath } from '#shared/features/news/list/address.ts';
import { newsCategories } from '#shared/features/news/rules.ts';
import { countViews } from '#shared/features/views/texts.ts';
import { countArticles } from '#shared/features/news/texts.ts';
import { newsPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { RecordLink } from '../../../ui/dialog/record-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { newsHref } from './news-addresses.ts';

/** Renders nothing until the data is loaded, and if loading fails: the list works without it. */
export function Trending() {
  const { data } = useQuery(useApi().news.overview.queryOptions());
  if (!data || data.trending.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 text-base">Mest läst i veckan</h2>
      <ol>
        {data.trending.map(({ id, title, views }, index) => (
          <li key={id} className="flex gap-3 border-b border-line py-2 last:border-b-0">
            <span aria-hidden="true" className="board w-5 shrink-0 text-lg text-muted">
              {index + 1}
            </span>
            <span className="min-w-0">
              <RecordLink
                id={id}
                pathOf={newsPath}
                className="font-semibold [overflow-wrap:anywhere] hover:underline"
              >
                {title}
              </RecordLink>
              <span className="block text-sm text-muted">{countViews(views)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** All categories, also before their counts are loaded. Hidden on small screens, which have the links above the list. */
export function Categories() {
  const { data } = useQuery(useApi().news.overview.queryOptions());
  const counts = new Map(data?.categories.map(({ category, articles }) => [category, articles]));
  return (
    <Card className="max-lg:hidden">
      <h2 className="mb-2 text-base">Kategorier</h2>
      <ul>
        {newsCategories.map((category) => {
          const count = counts.get(category);
          return (
            <li key={category} className="flex items-center gap-2 border-b border-line last:border-b-0">
              <Anchor href={newsHref({ category })} className="min-w-0 flex-1 py-2 hover:underline">
                <span className="font-semibold">{category}</span>
                {count !== undefined && (
                  <span className="block text-sm text-muted">{countArticles(count)}</span>
                )}
              </Anchor>
              <FeedLink href={newsFeedPath(category)} label={`RSS för ${category}`} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function FeedLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      aria-label={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:text-ink"
    >
      <Rss size={18} aria-hidden="true" />
    </a>
  );
}
