// Search parameters of the list of associations, in the normal form that links, the page and its cache share.
import { omitUndefined, parseListParams, readPlaceId, readText } from '../../../list-address.ts';
import { COUNTIES } from '../../../places/counties.ts';
import { isLocalMinute } from '../../../stockholm-time.ts';
import { OPEN_CHOICES, type OpenChoice } from '../rules.ts';
import type { AssociationSearch } from './contract.ts';

export interface AssociationsAddress extends Omit<AssociationSearch, 'near'> {
  /** The id of a place to order by distance from. */
  near?: string;
  /** The list with a map beside it; otherwise the list alone. */
  view?: 'map';
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
}

const MAX_CURSOR = 300;
const TEXT_LENGTH = 100;

/** Parses the parameters; invalid ones, and those that mean "no filter", are left out. */
export function parseAssociationsAddress(params: Readonly<Record<string, unknown>>): AssociationsAddress {
  const { search, exact, after, before, page } = parseListParams(params, MAX_CURSOR);
  const open = OPEN_CHOICES.find((one) => one === params['open']);
  const address = {
    search,
    exact,
    county: COUNTIES.find((one) => one === params['county']),
    district: readText(params, 'district', TEXT_LENGTH),
    open,
    at: open && takesTime(open) ? timeOf(params['at']) : undefined,
    near: readPlaceId(params),
    view: params['view'] === 'map' ? ('map' as const) : undefined,
    after,
    before,
    page,
  };
  return omitUndefined(address);
}

/** Whether the filter is about a time that can be chosen. */
export function takesTime(open: OpenChoice): boolean {
  return open !== 'any';
}

/** The parameters that the API takes. */
export function associationSearchOf({
  page: _page,
  view: _view,
  near,
  ...search
}: AssociationsAddress): AssociationSearch {
  return { ...search, ...(near !== undefined && { near: Number(near) }) };
}

/** The parameters of the map's endpoint, without `near`: the place moves the map instead of filtering it. */
export function pinSearchOf(
  address: AssociationsAddress,
): Omit<AssociationSearch, 'near' | 'after' | 'before'> {
  const { near: _near, after: _after, before: _before, ...filter } = associationSearchOf(address);
  return filter;
}

/** A minute of Swedish local time, such as 2026-11-24T18:30, in the format of a `datetime-local` field. */
function timeOf(value: unknown): string | undefined {
  return typeof value === 'string' && isLocalMinute(value) ? value : undefined;
}
