// Notifications to sellers about their ads, and to users about their favourites.
import { formatPrice } from '../../format.ts';
import { spellNumber } from '../../spell-number.ts';
import { EXPIRY_WARNING_DAYS } from './lifetime.ts';
import { editAdPath, paths } from '../../paths.ts';
import { hrefOfAd, nameOfAd } from '../notifications/names.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

export const adNotifications = {
  'ad.approved': {
    kind: 'ads',
    render: (context) => ({
      title: 'Din annons är godkänd',
      text: `${nameOfAd(context)} syns nu på marknadsplatsen.`,
      href: hrefOfAd(context),
    }),
  },
  'ad.rejected': {
    kind: 'ads',
    render: (context) => ({
      title: 'Din annons blev inte godkänd',
      text: `${nameOfAd(context)} visas inte. Ändra den så granskar vi den igen.`,
      href: context.ad ? editAdPath(context.ad.id) : paths.notifications,
    }),
  },
  'ad.expires-soon': {
    kind: 'ads',
    render: (context) => ({
      title: 'Din annons går snart ut',
      text: `${nameOfAd(context)} visas i ${spellNumber(EXPIRY_WARNING_DAYS)} dagar till. Förnya den om den fortfarande är aktuell.`,
      href: hrefOfAd(context),
    }),
  },
  'ad.expired': {
    kind: 'ads',
    render: (context) => ({
      title: 'Din annons har gått ut',
      text: `${nameOfAd(context)} visas inte längre. Du kan förnya den när du vill.`,
      href: hrefOfAd(context),
    }),
  },
  'favorite.cheaper': {
    kind: 'favorites',
    render: (context) => ({
      title: 'Lägre pris på en favorit',
      text: `${nameOfAd(context)} kostar nu ${formatPrice(context.data.price ?? context.ad?.price ?? 0)}.`,
      href: hrefOfAd(context),
    }),
  },
  'favorite.reserved': {
    kind: 'favorites',
    render: (context) => ({
      title: 'En favorit är reserverad',
      text: `${nameOfAd(context)} är reserverad för någon.`,
      href: hrefOfAd(context),
    }),
  },
  'favorite.sold': {
    kind: 'favorites',
    render: (context) => ({
      title: 'En favorit är såld',
      text: `${nameOfAd(context)} är såld.`,
      href: hrefOfAd(context),
    }),
  },
  'favorite.expired': {
    kind: 'favorites',
    render: (context) => ({
      title: 'En favorit har gått ut',
      text: `${nameOfAd(context)} visas inte längre.`,
      href: hrefOfAd(context),
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
