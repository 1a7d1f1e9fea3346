// Endpoints of the list of associations.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { withoutNul } from '../../../saved-text.ts';
import { COUNTIES } from '../../../places/counties.ts';
import { isLocalMinute } from '../../../stockholm-time.ts';
import { Pins, PinNumber } from '../../../places/pins.ts';
import { Corrected } from '../../../search/corrected.ts';
import { PlaceId } from '../../places/contract.ts';
import { OPEN_CHOICES } from '../rules.ts';
import { Logo } from '../schemas.ts';

const MAX_SEARCH_LENGTH = 100;

/** A time at which a court is open. */
export const ListedOpening = z.object({
  from: z.string(),
  until: z.string(),
  ageGroup: z.string(),
  fee: z.string(),
  address: z.string(),
});
export type ListedOpening = z.infer<typeof ListedOpening>;

export const AssociationRow = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  county: z.string(),
  district: z.string(),
  logo: Logo,
  hasOpenCourt: z.boolean(),
  openCourtDays: z.string(),
  /** The openings that match the filter: at the chosen time, or on that day; empty without the filter. */
  openings: z.array(ListedOpening),
  /** Distance from the place that the list is ordered by; null without a place. */
  kilometres: z.nullable(z.number()),
  isSample: z.boolean(),
});
export type AssociationRow = z.infer<typeof AssociationRow>;

export const AssociationSearch = z.object({
  /**
   * Every word, in any form or as a part of a word, is in the name, town, district or county; for signed-in users also in the
   * contact person's name.
   */
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH, 'Sökningen är för lång'))),
  /** Searches for the text as typed. */
  exact: z.optional(z.literal('true')),
  county: z.optional(z.enum(COUNTIES, 'Länet finns inte')),
  district: z.optional(z.string().check(withoutNul(), z.maxLength(MAX_SEARCH_LENGTH))),
  /** Open courts: now or at the time `at`, on that day, or at any time. */
  open: z.optional(z.enum(OPEN_CHOICES)),
  /** A minute by the clock in Sweden, such as 2026-11-24T18:30. */
  at: z.optional(z.string().check(z.refine(isLocalMinute, 'Tiden går inte att läsa'))),
  /** Id of a place: the list then has only associations with a known position, the nearest first. */
  near: z.optional(PlaceId),
  /** Opaque cursors from an earlier response. */
  after: z.optional(z.string().check(z.maxLength(300))),
  before: z.optional(z.string().check(z.maxLength(300))),
});
export type AssociationSearch = z.infer<typeof AssociationSearch>;

export const AssociationList = z.object({
  associations: z.array(AssociationRow),
  corrected: Corrected,
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});
export type AssociationList = z.infer<typeof AssociationList>;

export const AssociationPins = z.extend(Pins, {
  /** The openings of each pin that match the filter; empty without the filter. */
  openings: z.array(z.array(z.pick(ListedOpening, { from: true, until: true, address: true }))),
  corrected: Corrected,
});
export type AssociationPins = z.infer<typeof AssociationPins>;

export const listContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/associations',
      summary: 'Lists associations by name, or by distance from a place',
      tags: ['associations'],
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(AssociationSearch)
    .output(AssociationList),
  pins: oc
    .route({
      method: 'GET',
      path: '/association-pins',
      summary: 'Lists the places of associations for a map, by the same filters as the list',
      tags: ['associations'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .input(z.omit(AssociationSearch, { near: true, after: true, before: true }))
    .output(AssociationPins),
  locate: oc
    .route({
      method: 'GET',
      path: '/association-numbers/{number}',
      summary: 'Returns the id of the association of a pin',
      tags: ['associations'],
    })
    .errors(mayRefuse('NOT_FOUND', 'PAGE_DISABLED'))
    .input(z.object({ number: PinNumber }))
    .output(z.object({ id: z.uuid() })),
  districts: oc
    .route({
      method: 'GET',
      path: '/association-districts',
      summary: 'Lists the districts that associations belong to',
      tags: ['associations'],
    })
    .errors(mayRefuse('PAGE_DISABLED'))
    .output(z.object({ districts: z.array(z.string()) })),
};
