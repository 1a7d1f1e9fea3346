// Declarations of news: its page setting, which closes results too.
import type { Feature } from '../../feature.ts';
import { newsStatuses } from './editing/texts.ts';

export const newsFeature = {
  audit: {
    actions: {
      'news.create': 'Artikel skapad',
      'news.update': 'Artikel ändrad',
      'news.approve': 'Artikel godkänd',
      'news.publish': 'Artikel publicerad',
      'news.unpublish': 'Artikel avpublicerad',
      'news.delete': 'Artikel raderad',
      'news.delete-all': 'Alla nyheter raderade',
    },
    targets: { news: 'Artikel' },
    fields: { isBreaking: 'Breaking', isFeatured: 'Utvald', articles: 'Artiklar' },
    values: {
      status: Object.fromEntries(Object.entries(newsStatuses).map(([status, { label }]) => [status, label])),
    },
  },
  pageSettings: { news: 'Nyheter & Resultat' },
} as const satisfies Feature;
