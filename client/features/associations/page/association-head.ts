// Metadata of an association's page for search engines and link previews.
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { linkPreviewUrl, pictureUrl } from '#shared/features/pictures/urls.ts';
import { associationPath, paths } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';

const DESCRIPTION_LENGTH = 155;
const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function missingAssociationHead(publicUrl: string) {
  const title = associationTexts.notFound;
  return pageHead({ title, description: title, path: paths.associations, publicUrl, isUnlisted: true });
}

/** @param association undefined while it loads */
export function associationHead(association: Association | undefined, publicUrl: string) {
  if (!association)
    return pageHead({
      title: 'Förening',
      description: false,
      path: paths.associations,
      publicUrl,
      isUnlisted: true,
    });
  const { id, name, city, logo } = association;
  return pageHead({
    title: city ? `${name}, ${city}` : name,
    description: import.meta.env.SSR && describe(association),
    path: associationPath(id),
    publicUrl,
    ...(logo && { image: { path: linkPreviewUrl(logo.id), alt: `Logotyp för ${name}` } }),
    ...(import.meta.env.SSR && { jsonLd: clubOf(association, publicUrl) }),
  });
}

function describe({ name, city, description, hasOpenCourt }: Association): string {
  const text = description.replace(/\s+/g, ' ').trim();
  if (text) return text.length > DESCRIPTION_LENGTH ? `${text.slice(0, DESCRIPTION_LENGTH)} …` : text;
  return `${name}${city ? ` i ${city}` : ''}: kontakt${hasOpenCourt ? ' och tider för öppen hall' : ''}.`;
}

/** Without contact data, which visitors do not see. Source: schema.org/SportsClub. */
function clubOf(association: Association, publicUrl: string): Record<string, unknown> {
  const { id, name, description, city, county, websiteUrl, logo, latitude, longitude, hours, federation } =
    association;
  return {
    // A SportsClub is a place; only an organisation has a sport.
    '@type': ['SportsClub', 'SportsOrganization'],
    name,
    url: publicUrl + associationPath(id),
    sport: 'Basketball',
    ...(description && { description }),
    ...(logo && { logo: publicUrl + pictureUrl(logo.id, 640) }),
    ...(websiteUrl && { sameAs: websiteUrl }),
    ...(federation && { memberOf: { '@type': 'SportsOrganization', name: federation } }),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'SE',
      ...(city && { addressLocality: city }),
      ...(county && { addressRegion: county }),
    },
    ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(describeHours),
    }),
  };
}

/**
 * Properties that are undefined are left out of the JSON. Source: Google's documentation of LocalBusiness, in which a day from 00:00
 * to 00:00 is closed, and one to 23:59 is open around the clock.
 */
function describeHours({ weekday, from, to, validFrom, validUntil }: Association['hours'][number]) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${SCHEMA_DAYS[weekday - 1]}`,
    opens: from,
    closes: from === to ? '23:59' : to,
    validFrom: validFrom ?? undefined,
    validThrough: validUntil ?? undefined,
  };
}
