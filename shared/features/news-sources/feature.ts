// Declarations of news sources: audit log, and the notification that a source was switched off.
import type { Feature } from '../../feature.ts';
import { newsSourceNotifications } from './notifications.ts';

export const newsSourcesFeature = {
  notifications: newsSourceNotifications,
  audit: {
    actions: {
      'news-source.create': 'Nyhetskälla skapad',
      'news-source.change': 'Nyhetskälla ändrad',
      'news-source.switch': 'Nyhetskälla aktiverad/inaktiverad',
      'news-source.delete': 'Nyhetskälla raderad',
      'news.fetch': 'Nyheter hämtade',
    },
    targets: { 'news-source': 'Nyhetskälla', 'news-fetch': 'Hämtning av nyheter' },
    fields: { url: 'Adress', fetchFrequencyHours: 'Hämtas var (timmar)', sourceCount: 'Källor' },
  },
} as const satisfies Feature;
