// What somebody is notified of when new ads match a search they have saved.
import { paths } from '../../paths.ts';
import { hrefOfAd, nameOfAd } from '../notifications/names.ts';
import type { NotificationDefinition, NotificationContext } from '../notifications/context.ts';
import { savedSearchHref } from './address.ts';

export const savedSearchNotifications = {
  'search.match': {
    kind: 'searches',
    tell: (told) => ({
      title: titleOfMatch(told),
      text:
        told.times > 1
          ? `${nameOfAd(told)} och ${count(told.times - 1, 'annons', 'annonser')} till passar din sparade sökning.`
          : `${nameOfAd(told)} passar din sparade sökning.`,
      href: hrefOfAd(told),
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
} as const satisfies Record<string, NotificationDefinition>;

function titleOfMatch({ search, times }: NotificationContext): string {
  if (!search) return times > 1 ? 'Nya annonser du letar efter' : 'En ny annons du letar efter';
  return `${times > 1 ? 'Nya annonser' : 'Ny annons'}: ${search.name}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
