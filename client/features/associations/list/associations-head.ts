// Metadata of the list of associations for search engines and link previews.
import type { AssociationsAddress } from '#shared/features/associations/list/address.ts';
import { formatDate } from '#shared/format.ts';
import { inPlace } from '#shared/places/in-place.ts';
import { pageHead } from '../../../core/page-head.ts';
import { associationsHref } from './association-addresses.ts';

const NO_BREAK_SPACE = '\u00A0';

export function associationsTitle({ open, at, county, search }: AssociationsAddress): string {
  if (search) return `”${search}” bland föreningar`;
  const where = county ? ` ${inPlace(county)}` : '';
  if (at) return `Öppna hallar${where} ${describeTime(at)}${open === 'today' ? ' och senare' : ''}`;
  if (open === 'now' || open === 'today') return `Spela nu${where}`;
  return open === 'any' ? `Öppna hallar${where}` : `Föreningar${where}`;
}

/** Search results, chosen times and deep pages are not indexed. */
export function associationsHead(address: AssociationsAddress, publicUrl: string) {
  const { search, county, district, open, at, after, before, view } = address;
  return pageHead({
    title: associationsTitle(address),
    description:
      import.meta.env.SSR &&
      'Basketföreningar i hela Sverige, med kontakt och tider för öppen hall. Se var du kan spela just nu.',
    path: associationsHref({ county, open }),
    publicUrl,
    isUnlisted: Boolean(search ?? district ?? at ?? after ?? before ?? view),
  });
}

/** "5 december 2026 kl. 15:00" for 2026-12-05T15:00, a minute by the clock in Sweden; a heading does not wrap within day or time. */
function describeTime(at: string): string {
  const [day = '', time] = at.split('T');
  return `${formatDate(day).replace(' ', NO_BREAK_SPACE)} kl.${NO_BREAK_SPACE}${time}`;
}
