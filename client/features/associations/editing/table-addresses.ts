// Addresses of the back office's table of associations.
import { parseAssociationTableAddress } from '#shared/features/associations/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: associationTableHref,
  change: changeAssociationTable,
  adjacentHrefs: adjacentTableHrefs,
} = listAddresses({
  path: paths.adminAssociations,
  parse: parseAssociationTableAddress,
});
