// Metadata of the list of associations for search engines and link previews.
import type { AssociationsAddress } from '#shared/features/associations/list/address.ts';
import { formatDate } from '#shared/format.ts';
import { inPlace } from '#shared/places/in-place.ts';
import { pageHead } from '../../../core/page-head.ts';
import { associationsHref } from './association-addresses.ts';

const NO_BREAK_SPACE = '\u00A0';

export function associationsTitle(address: AssociationsAddress): string {
  const { open, at, county, search } = address;
  if (search) return `”${search}” bland ${describeList(address)}`;
  if (!at && (open === 'now' || open === 'today')) return `Spela nu${describeCounty(county)}`;
  const [first = '', ...rest] = describeList(address);
  return first.toUpperCase() + rest.join('');
}

function describeList({ open, at, county }: AssociationsAddress): string {
  const where = describeCounty(county);
  if (at) return `öppna hallar${where} ${describeTime(at)}${open === 'today' ? ' och senare' : ''}`;
  if (open === 'now') return `hallar${where} som är öppna nu`;
  if (open === 'today') return `hallar${where} som är öppna idag`;
  return open === 'any' ? `öppna hallar${where}` : `föreningar${where}`;
}

function describeCounty(county: AssociationsAddress['county']): string {
  return county ? ` ${inPlace(county)}` : '';
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
