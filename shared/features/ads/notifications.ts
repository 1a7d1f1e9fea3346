// What sellers are notified of about their ads, and others about the ads they have saved.
import { formatPrice } from '../../format.ts';
import { spellNumber } from '../../spell-number.ts';
import { DAYS_OF_WARNING } from './lifetime.ts';
import { editAdPath, paths } from '../../paths.ts';
import { hrefOfAd, nameOfAd } from '../notifications/names.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

export const adNotifications = {
  'ad.approved': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons är godkänd',
      text: `${nameOfAd(told)} syns nu på marknadsplatsen.`,
      href: hrefOfAd(told),
    }),
  },
  'ad.rejected': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons blev inte godkänd',
      text: `${nameOfAd(told)} visas inte. Ändra den så granskar vi den igen.`,
      href: told.ad ? editAdPath(told.ad.id) : paths.notifications,
    }),
  },
  'ad.expires-soon': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons går snart ut',
      text: `${nameOfAd(told)} visas i ${spellNumber(DAYS_OF_WARNING)} dagar till. Förnya den om den fortfarande är aktuell.`,
      href: hrefOfAd(told),
    }),
  },
  'ad.expired': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons har gått ut',
      text: `${nameOfAd(told)} visas inte längre. Du kan förnya den när du vill.`,
      href: hrefOfAd(told),
    }),
  },
  'favorite.cheaper': {
    kind: 'favorites',
    tell: (told) => ({
      title: 'Lägre pris på en favorit',
      text: `${nameOfAd(told)} kostar nu ${formatPrice(told.data.price ?? told.ad?.price ?? 0)}.`,
      href: hrefOfAd(told),
    }),
  },
  'favorite.reserved': {
    kind: 'favorites',
    tell: (told) => ({
      title: 'En favorit är reserverad',
      text: `${nameOfAd(told)} är reserverad för någon.`,
      href: hrefOfAd(told),
    }),
  },
  'favorite.sold': {
    kind: 'favorites',
    tell: (told) => ({
      title: 'En favorit är såld',
      text: `${nameOfAd(told)} är såld.`,
      href: hrefOfAd(told),
    }),
  },
  'favorite.expired': {
    kind: 'favorites',
    tell: (told) => ({
      title: 'En favorit har gått ut',
      text: `${nameOfAd(told)} visas inte längre.`,
      href: hrefOfAd(told),
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
