// The feature's part of the API document, besides its contract.
import { NewArticle } from '#shared/features/news/editing/contract.ts';
import { ArticleRow } from '#shared/features/news/schemas.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const newsDocument: FeatureDocument = {
  tag: { name: 'news', description: 'News: articles of the site, and fetched ones' },
  examples: [
    exampleOf(ArticleRow, {
      id: '5b0f7a52-7f0e-4a53-9f6e-2f1f4f8f7a12',
      title: 'Full hall när serien började',
      excerpt: 'Två tusen såg premiären avgöras på straffar.',
      category: 'Svensk basket',
      picture: null,
      isBreaking: false,
      isFeatured: true,
      source: null,
      publishedAt: '2026-11-21T12:00:00.000Z',
      views: 310,
    }),
    exampleOf(NewArticle, {
      title: 'Full hall när serien började',
      category: 'Svensk basket',
      excerpt: 'Två tusen såg premiären avgöras på straffar.',
      content: 'Redan en timme före **uppkastet** var läktaren full.',
      imageUrl: null,
      pictureId: null,
      isBreaking: false,
      isFeatured: true,
      status: 'approved',
    }),
  ],
};
