// The news of a fresh site: articles of staff and fetched-looking ones, with their views of the last week.
import type { Insertable } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { type NewsCategory, newsCategories } from '#shared/features/news/rules.ts';
import { formatDay } from '#shared/format.ts';
import { articleTextColumns } from '../../../features/news/article/article-html.ts';
import type { Tables } from '../../tables.ts';
import type { Random } from '../random.ts';
import { daysBefore } from '../sample-clock.ts';
import { euroleagueArticles, generalArticles, nbaArticles, transferArticles } from './abroad.ts';
import type { SampleArticle } from './sample-article.ts';
import { sampleSources } from './sample-sources.ts';
import { nationalArticles, swedishArticles, youthArticles } from './sweden.ts';

const articlesOf: Record<NewsCategory, readonly SampleArticle[]> = {
  'Svensk basket': swedishArticles,
  NBA: nbaArticles,
  Euroleague: euroleagueArticles,
  Transfers: transferArticles,
  Ungdomsbasket: youthArticles,
  Landslag: nationalArticles,
  Allmänt: generalArticles,
};

export interface SampleNews {
  articles: Insertable<Tables['news']>[];
  views: { subject: string; day: string; views: number }[];
  sources: Insertable<Tables['news_sources']>[];
}

/** @param input.staffId the author of the site's own articles; null without a superadmin */
export function makeNews(random: Random, input: { staffId: string | null; now: Date }): SampleNews {
  const samples = newsCategories.flatMap((category) =>
    articlesOf[category].map((article) => ({ id: random.uuid(), category, article })),
  );
  const ids = new Map(samples.map(({ id, article }) => [article.title, id]));
  const articles = samples.map(({ id, category, article }, index) => {
    const { sameAs } = article;
    const duplicateOf = sameAs === undefined ? null : (ids.get(sameAs) ?? null);
    return { ...rowOf(article, input), id, category, duplicate_of: duplicateOf, ...sourceOf(article, index) };
  });
  return {
    articles,
    sources: sampleSources(input.now),
    views: samples.flatMap(({ id, article }) => viewsOf(random, { id, article, now: input.now })),
  };
}

function rowOf(article: SampleArticle, { staffId, now }: { staffId: string | null; now: Date }) {
  const { title, excerpt, text = '', daysAgo, time, is, source, isPending } = article;
  const written = daysBefore(now, daysAgo, time);
  // An article of today whose time is later than now is dated back.
  const publishedAt = written < now ? written : new Date(now.getTime() - 50 * MINUTE_MS);
  return {
    title,
    excerpt,
    ...articleTextColumns(text),
    featured: is === 'featured',
    breaking: is === 'breaking',
    status: isPending ? ('pending' as const) : ('approved' as const),
    auto_generated: source !== undefined,
    manual_review_required: isPending ?? false,
    user_id: source === undefined ? staffId : null,
    reviewed_by: source !== undefined && !isPending ? staffId : null,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
    is_sample: true,
  };
}

/** The sites are invented: no reader may end up at a real one. */
function sourceOf({ source }: SampleArticle, number: number) {
  if (source === undefined) return {};
  const url = `https://${source.toLowerCase()}.exempel.invalid/nyheter/${number + 1}`;
  return { source_name: source, original_url: url, url_key: url, guid: url };
}

/** Spreads the views over the days since publication, at most a week. Older articles also have earlier views. */
function viewsOf(
  random: Random,
  { id, article: { views = 0, daysAgo, isPending }, now }: { id: string; article: SampleArticle; now: Date },
): SampleNews['views'] {
  if (isPending) return [];
  const days = Math.min(7, daysAgo + 1);
  const recent = Array.from({ length: days }, (_, back) => ({
    subject: id,
    day: formatDay(new Date(now.getTime() - back * DAY_MS)),
    views: Math.max(1, Math.round(views / days) + random.between(0, 3)),
  }));
  if (daysAgo < 7) return recent;
  const day = formatDay(new Date(now.getTime() - daysAgo * DAY_MS));
  return [...recent, { subject: id, day, views: random.between(60, 400) }];
}
