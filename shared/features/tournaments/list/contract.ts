// Endpoints of the list of tournaments.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { PinNumber, Pins } from '../../../places/pins.ts';
import { Corrected } from '../../../search/corrected.ts';
import { PlaceId } from '../../places/contract.ts';
import { DISTANCES } from './distance-filter.ts';
import {
  isMonth,
  LEVELS,
  PRICES,
  regionCountries,
  TOURNAMENT_TYPES,
  type TournamentRegion,
} from '../rules.ts';
import { TournamentPicture } from '../schemas.ts';

const MAX_SEARCH_LENGTH = 100;

export const TournamentRow = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  levels: z.array(z.enum(LEVELS)),
  /** Days as 2026-11-24; the status follows from them. */
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  /** Sverige for a tournament without a country. */
  country: z.string(),
  organizer: z.string(),
  /** In whole kronor; 0 is free, null unknown. */
  entryFee: z.nullable(z.number()),
  costPerTeam: z.string(),
  participants: z.number(),
  maxParticipants: z.number(),
  featured: z.boolean(),
  picture: TournamentPicture,
  /** Distance from the place of the filter by distance; null without the filter. */
  kilometres: z.nullable(z.number()),
  isSample: z.boolean(),
});
export type TournamentRow = z.infer<typeof TournamentRow>;

/** The pins of the map, with the town and the first day of each tournament. */
export const TournamentPins = z.extend(Pins, {
  locations: z.array(z.string()),
  days: z.array(z.string()),
  corrected: Corrected,
});
export type TournamentPins = z.infer<typeof TournamentPins>;

/** A tournament that is on the map. */
export const TournamentOnMap = z.pick(TournamentRow, {
  id: true,
  name: true,
  location: true,
  startDate: true,
});
export type TournamentOnMap = z.infer<typeof TournamentOnMap>;

const regions = Object.keys(regionCountries) as [TournamentRegion, ...TournamentRegion[]];

export const TournamentFilter = z.object({
  /** Every word, in any form or as a part of a word, is in the name, town or organizer, or names the type, level or country. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång'))),
  /** Searches for the text as typed. */
  exact: z.optional(z.literal('true')),
  region: z.optional(z.enum(regions)),
  type: z.optional(z.enum(TOURNAMENT_TYPES)),
  level: z.optional(z.enum(LEVELS)),
  /** A month such as 2026-11: tournaments with a day in it. */
  month: z.optional(z.string().check(z.refine(isMonth, 'Månaden går inte att läsa'))),
  /** The highest entry fee in kronor; tournaments without a known fee are left out. */
  price: z.optional(z.enum(PRICES)),
  /** Id of a place: tournaments in towns `within` so many mil (10 km) of it. */
  near: z.optional(PlaceId),
  within: z.optional(z.enum(DISTANCES)),
  /** Past tournaments, the latest first; otherwise ongoing and upcoming ones. */
  when: z.optional(z.literal('past')),
  /** Tournaments that this association arranges. */
  association: z.optional(z.uuid()),
});
export type TournamentFilter = z.infer<typeof TournamentFilter>;

export const TournamentSearch = z.extend(TournamentFilter, {
  /** Opaque cursors from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(100))),
  before: z.optional(z.string().check(z.maxLength(100))),
});
export type TournamentSearch = z.infer<typeof TournamentSearch>;

export const TournamentList = z.object({
  tournaments: z.array(TournamentRow),
  /** The next featured tournaments that the filter finds; only on the first page of upcoming ones. */
  featured: z.array(TournamentRow),
  /** The first tournaments of all pages that have a position on the map. */
  onMap: z.array(TournamentOnMap),
  corrected: Corrected,
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});
export type TournamentList = z.infer<typeof TournamentList>;

const tags = ['tournaments'];

export const listContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/tournaments',
      summary: 'Lists tournaments by their first day: those to come and ongoing, or those that are over',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(TournamentSearch)
    .output(TournamentList),
  pins: oc
    .route({
      method: 'GET',
      path: '/tournament-pins',
      summary: 'Lists the places of tournaments for a map, by the same filters as the list',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(TournamentFilter)
    .output(TournamentPins),
  locate: oc
    .route({
      method: 'GET',
      path: '/tournament-numbers/{number}',
      summary: 'Returns the id of the tournament of a pin',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(z.object({ number: PinNumber }))
    .output(z.object({ id: z.uuid() })),
};
