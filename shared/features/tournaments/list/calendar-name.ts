// The name of the calendar with the tournaments of a filter, by which subscribers tell their calendars apart.
import { formatMonth } from '../../../format.ts';
import { describePrice } from '../describe.ts';
import { levelLabels, regionLabels, typePlurals } from '../texts.ts';
import type { TournamentFilter } from './contract.ts';
import { USUAL_DISTANCE } from './distance-filter.ts';

/**
 * "Turneringar på Baskettorget", or "Cuper: Norden, Junior, inom 10 mil från Luleå".
 *
 * @param place the name of the place `near`
 */
export function calendarNameOf(filter: TournamentFilter, place: string | undefined): string {
  const { search, type, region, level, month, price, within = USUAL_DISTANCE } = filter;
  const title = type ? typePlurals[type] : 'Turneringar';
  const parts = [
    search && `”${search}”`,
    region && regionLabels[region],
    level && levelLabels[level],
    month && formatMonth(`${month}-01`).toLowerCase(),
    price && describePrice(price).toLowerCase(),
    place && `inom ${within} mil från ${place}`,
  ].filter(Boolean);
  return parts.length === 0 ? `${title} på Baskettorget` : `${title}: ${parts.join(', ')}`;
}
