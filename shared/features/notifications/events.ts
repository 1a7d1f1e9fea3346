// Everything a person may be told of: its kind, and what it says. Titles and names come in when it is read.
import { spellNumber } from '../../spell-number.ts';
import { DAYS_OF_WARNING } from '../ads/lifetime.ts';
import { formatPrice } from '../../format.ts';
import { adPath, conversationPath, editAdPath, paths, personPath } from '../../paths.ts';
import { savedSearchHref } from '../saved-searches/address.ts';
import type { NotificationKind } from './rules.ts';
import { staffEvents } from './staff-events.ts';
import type { NewsEvent, Told, Words } from './told.ts';

const someone = ({ actor }: Told) => actor?.name ?? 'Någon';
const named = ({ ad }: Told) => (ad ? `”${ad.title}”` : 'Annonsen');
const inText = ({ ad }: Told) => (ad ? `”${ad.title}”` : 'annonsen');
const toAd = ({ ad }: Told) => (ad ? adPath(ad.id) : paths.notifications);
const toReviews = `${paths.profile}?tab=reviews`;

const events = {
  'message.new': {
    kind: 'messages',
    tell: (told) => ({
      title: told.times > 1 ? `${told.times} nya meddelanden` : 'Nytt meddelande',
      text: told.ad
        ? `${someone(told)} har skrivit om ${inText(told)}.`
        : `${someone(told)} har skrivit till dig.`,
      href:
        told.actor && told.threadId
          ? conversationPath(told.actor.id, told.threadId)
          : `${paths.profile}?tab=messages`,
    }),
  },

  'ad.approved': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons är godkänd',
      text: `${named(told)} syns nu på marknadsplatsen.`,
      href: toAd(told),
    }),
  },
  'ad.rejected': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons blev inte godkänd',
      text: `${named(told)} visas inte. Ändra den så granskar vi den igen.`,
      href: told.ad ? editAdPath(told.ad.id) : paths.notifications,
    }),
  },
  'ad.expires-soon': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons går snart ut',
      text: `${named(told)} visas i ${spellNumber(DAYS_OF_WARNING)} dagar till. Förnya den om den fortfarande är aktuell.`,
      href: toAd(told),
    }),
  },
  'ad.expired': {
    kind: 'ads',
    tell: (told) => ({
      title: 'Din annons har gått ut',
      text: `${named(told)} visas inte längre. Du kan förnya den när du vill.`,
      href: toAd(told),
    }),
  },

  'favorite.cheaper': {
    kind: 'favorites',
    tell: (told) => ({
      title: 'Lägre pris på en favorit',
      text: `${named(told)} kostar nu ${formatPrice(told.data.price ?? told.ad?.price ?? 0)}.`,
      href: toAd(told),
    }),
  },
  'favorite.reserved': {
    kind: 'favorites',
    tell: (told) => ({
      title: 'En favorit är reserverad',
      text: `${named(told)} är reserverad för någon.`,
      href: toAd(told),
    }),
  },
  'favorite.sold': {
    kind: 'favorites',
    tell: (told) => ({ title: 'En favorit är såld', text: `${named(told)} är såld.`, href: toAd(told) }),
  },
  'favorite.expired': {
    kind: 'favorites',
    tell: (told) => ({
      title: 'En favorit har gått ut',
      text: `${named(told)} visas inte längre.`,
      href: toAd(told),
    }),
  },

  'search.match': {
    kind: 'searches',
    tell: (told) => ({
      title: newsOfSearch(told),
      text:
        told.times > 1
          ? `${named(told)} och ${count(told.times - 1, 'annons', 'annonser')} till passar din sparade sökning.`
          : `${named(told)} passar din sparade sökning.`,
      href: toAd(told),
    }),
  },
  'search.matches': {
    kind: 'searches',
    tell: (told) => ({
      title: told.search ? `Nytt i dag: ${told.search.name}` : 'Nytt i dag i din sparade sökning',
      text: `${count(told.data.count ?? 1, 'ny annons', 'nya annonser')} passar din sparade sökning.`,
      href: told.search ? savedSearchHref(told.search.filter) : paths.marketplace,
    }),
  },

  'deal.reserved': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Reserverad för dig',
      text: `${someone(told)} har reserverat ${inText(told)} för dig.`,
      href: toAd(told),
    }),
  },
  'deal.released': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Reservationen är borttagen',
      text: `${named(told)} är inte längre reserverad för dig.`,
      href: toAd(told),
    }),
  },
  'deal.sold': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Affären är klar',
      text: `${someone(told)} har markerat ${inText(told)} som såld till dig.`,
      href: toAd(told),
    }),
  },
  'review.wanted': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Hur gick affären?',
      text: `Ge ${told.actor?.name ?? 'den du gjorde affär med'} ett omdöme om ${inText(told)}.`,
      href: toReviews,
    }),
  },
  'review.received': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Du har fått ett omdöme',
      text: told.data.rating
        ? `${someone(told)} gav dig ${told.data.rating} av 5.`
        : `${someone(told)} har skrivit ett omdöme om dig.`,
      href: toReviews,
    }),
  },
  'review.answered': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Svar på ditt omdöme',
      text: `${someone(told)} har svarat på ditt omdöme.`,
      href: told.actor ? personPath(told.actor.id) : toReviews,
    }),
  },
  'review.removed': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Ett omdöme är borttaget',
      text: told.data.text ?? 'Ett omdöme som du har skrivit följde inte våra regler och är borttaget.',
      href: toReviews,
    }),
  },

  ...staffEvents,
} as const satisfies Record<string, NewsEvent>;

export type NotificationEvent = keyof typeof events;
export const NOTIFICATION_EVENTS = Object.keys(events) as NotificationEvent[];

export function kindOf(event: NotificationEvent): NotificationKind {
  return events[event].kind;
}

/**
 * Decisions on what somebody has written reach them by mail as well, whatever they have chosen: those are the law's to send.
 * Source: the Digital Services Act, articles 17 and 20.5.
 */
export function isAlwaysMailed(event: NotificationEvent): boolean {
  return ['content.removed', 'content.restored', 'appeal.decided', 'account.restricted'].includes(event);
}

function newsOfSearch({ search, times }: Told): string {
  if (!search) return times > 1 ? 'Nya annonser du letar efter' : 'En ny annons du letar efter';
  return `${times > 1 ? 'Nya annonser' : 'Ny annons'}: ${search.name}`;
}

/** What a person reads of an event, in the list, in a mail and in a push. */
export function tell(event: NotificationEvent, told: Told): Words {
  return events[event].tell(told);
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
