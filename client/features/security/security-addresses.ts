// Addresses of the list of security events.
import { parseSecurityAddress } from '#shared/features/security/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../core/list-addresses.ts';

export const {
  hrefOf: securityHref,
  change: changeSecurity,
  adjacentHrefs: adjacentEventHrefs,
} = listAddresses({
  path: paths.adminSecurity,
  parse: parseSecurityAddress,
});
