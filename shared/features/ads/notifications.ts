// Notifications to sellers about their ads, and to users about their favourites.
import { formatPrice } from '../../format.ts';
import { spellNumber } from '../../spell-number.ts';
import { EXPIRY_WARNING_DAYS } from './lifetime.ts';
import { editAdPath, paths, reportPath } from '../../paths.ts';
import { hrefOfAd, nameOfAd } from '../notifications/names.ts';
import type { NotificationContext, NotificationDefinition } from '../notifications/context.ts';
import { reasonIn } from '../reports/statement.ts';

function hrefOfRejection({ reportId, ad }: NotificationContext): string {
  if (reportId) return reportPath(reportId);
  return ad ? editAdPath(ad.id) : paths.notifications;
}

/** Empty for older notifications, in which the old price is not stored. */
function oldPriceIn({ data: { oldPrice } }: NotificationContext): string {
  return oldPrice === undefined ? '' : `, i stället för ${formatPrice(oldPrice)}`;
}

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
    kind: 'admin',
    isAlwaysMailed: true,
    // Notifications from before a reason was required have none.
    render: (context) => ({
      title: 'Din annons blev inte godkänd',
      text: `${nameOfAd(context)} visas inte. ${reasonIn(context.data.text) ?? 'Ändra den så granskar vi den igen.'}`,
      ...(context.data.text && { mail: `${nameOfAd(context)}: ${context.data.text}` }),
      href: hrefOfRejection(context),
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
      text: `${nameOfAd(context)} kostar nu ${formatPrice(context.data.price ?? context.ad?.price ?? 0)}${oldPriceIn(context)}.`,
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
