// Addresses of the user table.
import { parseUsersAddress } from '#shared/features/users/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../core/list-addresses.ts';

export const {
  hrefOf: usersHref,
  change: changeUsers,
  adjacentHrefs: adjacentUserHrefs,
} = listAddresses({
  path: paths.adminUsers,
  parse: parseUsersAddress,
});
