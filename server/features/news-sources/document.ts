// OpenAPI texts of news sources that the contract does not contain.
import {
  FetchLogEntry,
  FetchRun,
  NewsSource,
  NewsSourceCounts,
  NewsSourceText,
  TestedSource,
} from '#shared/features/news-sources/schemas.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

const text = {
  name: 'Exempelbladet sport',
  url: 'https://exempel.invalid/sport/rss.xml',
  category: 'Svensk basket',
  description: 'Nyheter om svensk basket',
  fetchFrequencyHours: 24,
  active: true,
} as const;

export const newsSourcesDocument: FeatureDocument = {
  tag: { name: 'news-sources', description: 'Sources of news, and fetching from them' },
  examples: [
    exampleOf(NewsSourceText, text),
    exampleOf(NewsSource, {
      ...text,
      id: '5d0c4f5e-9d1b-4b0c-8f3e-0d9a3c1b2a10',
      type: 'rss',
      lastFetch: '2026-11-22T06:07:00.000Z',
      nextFetch: '2026-11-23T06:07:00.000Z',
      failingSince: null,
      createdAt: '2026-11-01T12:00:00.000Z',
      updatedAt: '2026-11-01T12:00:00.000Z',
    }),
    exampleOf(NewsSourceCounts, { total: 6, active: 4, successful: 19, processed: 42 }),
    exampleOf(FetchLogEntry, {
      id: '812',
      sourceName: 'Exempelbladet sport',
      success: true,
      fetchDate: '2026-11-22T06:07:00.000Z',
      itemsFound: 30,
      itemsProcessed: 4,
      errorMessage: null,
    }),
    exampleOf(FetchRun, {
      id: '2f9c8b7a-6d5e-4c3b-9a29-181716151413',
      startedAt: '2026-11-22T06:07:00.000Z',
      finishedAt: null,
      sourceCount: 6,
      sourcesDone: 3,
      sourcesFailed: 0,
      totalCreated: 14,
    }),
    exampleOf(TestedSource, {
      title: 'Exempelbladet sport',
      format: 'RSS',
      itemCount: 30,
      movedTo: null,
      problem: null,
      items: [
        {
          title: 'Seriepremiären flyttas',
          excerpt: 'Hallen blir inte klar i tid.',
          url: 'https://exempel.invalid/sport/1',
          publishedAt: '2026-11-22T05:30:00.000Z',
          category: 'Svensk basket',
        },
      ],
    }),
  ],
};
