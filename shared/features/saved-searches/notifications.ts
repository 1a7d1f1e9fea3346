// Notifications about new ads that match a saved search.
import { paths } from '../../paths.ts';
import { hrefOfAd, nameOfAd } from '../notifications/names.ts';
import type { NotificationDefinition, NotificationContext } from '../notifications/context.ts';
import { savedSearchHref } from './address.ts';

export const savedSearchNotifications = {
  'search.match': {
    kind: 'searches',
    render: (context) => ({
      title: titleOfMatch(context),
      text: `${namesOfMatches(context)} passar din sparade sökning.`,
      href: !context.ad && context.search ? savedSearchHref(context.search.filter) : hrefOfAd(context),
    }),
  },
  'search.matches': {
    kind: 'searches',
    render: (context) => ({
      title: context.search ? `Nytt i dag: ${context.search.name}` : 'Nytt i dag i din sparade sökning',
      text: `${count(context.data.count ?? 1, 'ny annons', 'nya annonser')} passar din sparade sökning.`,
      href: context.search ? savedSearchHref(context.search.filter) : paths.marketplace,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;

function titleOfMatch({ search, times }: NotificationContext): string {
  if (!search) return times > 1 ? 'Nya annonser du letar efter' : 'En ny annons du letar efter';
  return `${times > 1 ? 'Nya annonser' : 'Ny annons'}: ${search.name}`;
}

/** Only the latest ad is stored: if it is deleted, the others are left. */
function namesOfMatches(context: NotificationContext): string {
  if (context.times === 1) return nameOfAd(context);
  const others = count(context.times - 1, 'annons', 'annonser');
  return context.ad ? `${nameOfAd(context)} och ${others} till` : others;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
