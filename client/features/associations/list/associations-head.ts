// Metadata of the list of associations for search engines and link previews.
import type { AssociationsAddress } from '#shared/features/associations/list/address.ts';
import { inPlace } from '#shared/places/in-place.ts';
import { pageHead } from '../../../core/page-head.ts';
import { associationsHref } from './association-addresses.ts';

export function associationsTitle({ open, county, search }: AssociationsAddress): string {
  if (search) return `”${search}” bland föreningar`;
  const where = county ? ` ${inPlace(county)}` : '';
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
