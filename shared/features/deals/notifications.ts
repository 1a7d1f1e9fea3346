// Notifications to buyer and seller about their deal and their reviews.
import { paths } from '../../paths.ts';
import { hrefOfAd, nameOfActor, nameOfAd, nameOfAdInText } from '../notifications/names.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

const toReviews = `${paths.profile}?tab=reviews`;

export const dealNotifications = {
  'deal.reserved': {
    kind: 'deals',
    render: (context) => ({
      title: 'Reserverad för dig',
      text: `${nameOfActor(context)} har reserverat ${nameOfAdInText(context)} för dig.`,
      href: hrefOfAd(context),
    }),
  },
  'deal.released': {
    kind: 'deals',
    render: (context) => ({
      title: 'Reservationen är borttagen',
      text: `${nameOfAd(context)} är inte längre reserverad för dig.`,
      href: hrefOfAd(context),
    }),
  },
  'deal.buyer-erased': {
    kind: 'deals',
    render: (context) => ({
      title: 'Reservationen är borttagen',
      text: `${nameOfAd(context)} är inte längre reserverad, för den du reserverade för har inte längre något konto.`,
      href: hrefOfAd(context),
    }),
  },
  'deal.sold': {
    kind: 'deals',
    render: (context) => ({
      title: 'Affären är klar',
      text: `${nameOfActor(context)} har markerat ${nameOfAdInText(context)} som såld till dig.`,
      // The buyer gets a single mail, which also requests the review.
      mail: `${nameOfActor(context)} har markerat ${nameOfAdInText(context)} som såld till dig.\nHur gick affären? Ge ett omdöme, så vet andra vem de handlar med.`,
      href: toReviews,
    }),
  },
  'review.wanted': {
    kind: 'deals',
    render: (context) => ({
      title: 'Hur gick affären?',
      text: `Ge ${context.actor?.name ?? 'den du gjorde affär med'} ett omdöme om ${nameOfAdInText(context)}.`,
      href: toReviews,
    }),
  },
  'review.received': {
    kind: 'deals',
    render: (context) => ({
      title: 'Du har fått ett omdöme',
      text: context.data.rating
        ? `${nameOfActor(context)} gav dig ${context.data.rating} av 5.`
        : `${nameOfActor(context)} har skrivit ett omdöme om dig.`,
      href: toReviews,
    }),
  },
  'review.answered': {
    kind: 'deals',
    render: (context) => ({
      title: 'Svar på ditt omdöme',
      text: `${nameOfActor(context)} har svarat på ditt omdöme.`,
      // To the recipient's own reviews, not to a profile: mails are forwarded, and visitors cannot see the profiles of minors.
      href: toReviews,
    }),
  },
  'review.removed': {
    kind: 'deals',
    render: (context) => ({
      title: 'Ett omdöme är borttaget',
      text: context.data.text ?? 'Ett omdöme som du har skrivit följde inte våra regler och är borttaget.',
      href: toReviews,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
