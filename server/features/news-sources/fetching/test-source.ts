// Fetches a source once before it is saved, and shows what it would give.
import type { TestedSource } from '#shared/features/news-sources/schemas.ts';
import type { NewsCategory } from '#shared/features/news/rules.ts';
import { FetchFailed, fetchPublic } from '../../../core/outgoing/fetch-public.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';

export async function testSource(
  { settings }: Actor,
  { url }: { url: string; category: NewsCategory },
): Promise<TestedSource> {
  try {
    await fetchPublic(settings, url);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    refuse('UNPROCESSABLE_CONTENT', error.message, { url: error.message });
  }
  return refuse('UNPROCESSABLE_CONTENT');
}
