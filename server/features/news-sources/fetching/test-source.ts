// Fetches a source once before it is saved, and shows what it would give.
import * as z from 'zod';
import { TESTED_ITEMS } from '#shared/features/news-sources/rules.ts';
import type { TestedSource } from '#shared/features/news-sources/schemas.ts';
import { newsCategories, type NewsCategory } from '#shared/features/news/rules.ts';
import { countAttempt } from '../../../core/limits/limits.ts';
import { FetchFailed, fetchPublic } from '../../../core/outgoing/fetch-public.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { FeedUnreadable, type OpenFeed, openFeedReader } from '../feed/feed-reader.ts';
import { testLimits } from '../limits.ts';

/** The items of a batch; only the first batch is read here. */
const Items = z.array(
  z.object({
    title: z.string(),
    excerpt: z.string(),
    url: z.string(),
    publishedAt: z.number().nullable(),
    category: z.enum(newsCategories),
  }),
);

interface Tested {
  url: string;
  category: NewsCategory;
}

/** @throws ORPCError UNPROCESSABLE_CONTENT with the reason why it cannot be read; TOO_MANY_REQUESTS */
export async function testSource(actor: Actor, { url, category }: Tested): Promise<TestedSource> {
  const { database, settings, viewer } = actor;
  await countAttempt(database, testLimits(viewer.id));
  const reader = openFeedReader();
  try {
    const response = await fetchPublic(settings, url);
    if (response.status !== 200) return refuseUrl(`Servern svarade med felkoden ${response.status}.`);
    const contentType = response.headers.get('content-type');
    const feed = await reader.read({ bytes: response.body, contentType, url: response.url, category });
    return { ...aboutOf(feed), movedTo: response.movedTo, items: await readFirst(feed) };
  } catch (error) {
    if (error instanceof FetchFailed || error instanceof FeedUnreadable) return refuseUrl(error.message);
    throw error;
  } finally {
    await reader.close();
  }
}

const aboutOf = ({ title, format, itemCount, problem }: OpenFeed) => ({ title, format, itemCount, problem });

async function readFirst({ batches }: OpenFeed): Promise<TestedSource['items']> {
  const now = Date.now();
  for await (const json of batches)
    return Items.parse(JSON.parse(json))
      .slice(0, TESTED_ITEMS)
      .map(({ title, excerpt, url, category, publishedAt }) => {
        // A date in the future is wrong, too.
        const isDate = publishedAt !== null && publishedAt <= now;
        return {
          title,
          excerpt,
          url,
          category,
          publishedAt: isDate ? new Date(publishedAt).toISOString() : null,
        };
      });
  return [];
}

function refuseUrl(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { url: sentence });
}
