// Metadata of a tournament for search engines and link previews.
import { describeDays, describePlace } from '#shared/features/tournaments/describe.ts';
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { LARGEST_PICTURE_WIDTH, linkPreviewUrl, pictureUrl } from '#shared/features/pictures/urls.ts';
import { associationPath, paths, tournamentPath } from '#shared/paths.ts';
import { pageHead } from '../../../core/page-head.ts';

export function missingTournamentHead(publicUrl: string) {
  const title = tournamentTexts.notFound;
  return pageHead({ title, description: title, path: paths.tournaments, publicUrl, isUnlisted: true });
}

/** @param tournament undefined while it loads */
export function tournamentHead(tournament: Tournament | undefined, publicUrl: string) {
  if (!tournament)
    return pageHead({
      title: 'Turnering',
      description: false,
      path: paths.tournaments,
      publicUrl,
      isUnlisted: true,
    });
  const { id, name, picture } = tournament;
  return pageHead({
    title: name,
    description: import.meta.env.SSR && `${name}: ${describeDays(tournament)}, ${describePlace(tournament)}.`,
    path: tournamentPath(id),
    publicUrl,
    ...(picture && { image: { path: linkPreviewUrl(picture.id), alt: name } }),
    ...(import.meta.env.SSR && { jsonLd: describe(tournament, publicUrl) }),
  });
}

/** ISO 3166. */
const countryCodes: Readonly<Record<string, string>> = {
  Sverige: 'SE',
  Norge: 'NO',
  Danmark: 'DK',
  Finland: 'FI',
  Tyskland: 'DE',
  Frankrike: 'FR',
  Italien: 'IT',
  Spanien: 'ES',
  USA: 'US',
  Kanada: 'CA',
  Australien: 'AU',
};

/** Source: schema.org/SportsEvent. */
function describe(tournament: Tournament, publicUrl: string): Record<string, unknown> {
  const { id, name, description, startDate, endDate, location, address, country, latitude, longitude } =
    tournament;
  const { organizer, association, picture } = tournament;
  const url = publicUrl + tournamentPath(id);
  return {
    '@type': 'SportsEvent',
    name,
    url,
    sport: 'Basketball',
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(description && { description }),
    ...(picture && { image: [publicUrl + pictureUrl(picture.id, LARGEST_PICTURE_WIDTH)] }),
    location: {
      '@type': 'Place',
      // The hall, which the address begins with.
      name: address || location || country,
      address: {
        '@type': 'PostalAddress',
        addressCountry: countryCodes[country] ?? country,
        ...(location && { addressLocality: location }),
        ...(address && { streetAddress: address }),
      },
      ...(latitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
    ...((association || organizer) && {
      organizer: {
        '@type': 'SportsOrganization',
        name: association?.name ?? organizer,
        ...(association && { url: publicUrl + associationPath(association.id) }),
      },
    }),
    ...(tournament.entryFee !== null && { offers: offerOf(tournament, url) }),
  };
}

/** Nobody knows whether a tournament with free places still takes registrations, so that only a full one says so. */
function offerOf({ entryFee, participants, maxParticipants, websiteUrl }: Tournament, url: string) {
  return {
    '@type': 'Offer',
    price: entryFee,
    priceCurrency: 'SEK',
    // The registration, if it is known.
    url: websiteUrl || url,
    ...(participants >= maxParticipants && { availability: 'https://schema.org/SoldOut' }),
  };
}
