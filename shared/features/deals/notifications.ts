// What buyer and seller are notified of about their deal and about what they write of each other.
import { paths, personPath } from '../../paths.ts';
import { hrefOfAd, nameOfActor, nameOfAd, nameOfAdInText } from '../notifications/names.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

const toReviews = `${paths.profile}?tab=reviews`;

export const dealNotifications = {
  'deal.reserved': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Reserverad för dig',
      text: `${nameOfActor(told)} har reserverat ${nameOfAdInText(told)} för dig.`,
      href: hrefOfAd(told),
    }),
  },
  'deal.released': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Reservationen är borttagen',
      text: `${nameOfAd(told)} är inte längre reserverad för dig.`,
      href: hrefOfAd(told),
    }),
  },
  'deal.sold': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Affären är klar',
      text: `${nameOfActor(told)} har markerat ${nameOfAdInText(told)} som såld till dig.`,
      href: hrefOfAd(told),
    }),
  },
  'review.wanted': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Hur gick affären?',
      text: `Ge ${told.actor?.name ?? 'den du gjorde affär med'} ett omdöme om ${nameOfAdInText(told)}.`,
      href: toReviews,
    }),
  },
  'review.received': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Du har fått ett omdöme',
      text: told.data.rating
        ? `${nameOfActor(told)} gav dig ${told.data.rating} av 5.`
        : `${nameOfActor(told)} har skrivit ett omdöme om dig.`,
      href: toReviews,
    }),
  },
  'review.answered': {
    kind: 'deals',
    tell: (told) => ({
      title: 'Svar på ditt omdöme',
      text: `${nameOfActor(told)} har svarat på ditt omdöme.`,
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
} as const satisfies Record<string, NotificationDefinition>;
