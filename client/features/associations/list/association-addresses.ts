// URLs of the list of associations.
import {
  type AssociationsAddress,
  parseAssociationsAddress,
  takesTime,
} from '#shared/features/associations/list/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: associationsHref,
  change: changeAssociationsAddress,
  adjacentHrefs: adjacentAssociationHrefs,
} = listAddresses({
  path: paths.associations,
  parse: parseAssociationsAddress,
});

/** The list of a search as it was typed, without correction. */
export function typedAssociationsHref(address: AssociationsAddress): string {
  return associationsHref({ ...changeAssociationsAddress(address, {}), exact: 'true' });
}

const REFRESH_MS = 60_000;

/** How often a list is loaded again, in ms: a list of what is open now or today changes with the clock. */
export function refreshIntervalOf({ open, at }: AssociationsAddress): number | false {
  return open && takesTime(open) && at === undefined ? REFRESH_MS : false;
}
