// Addresses of the list of messages to the operator.
import { parseContactAddress } from '#shared/features/contact/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: contactHref,
  change: changeContact,
  adjacentHrefs: adjacentContactHrefs,
} = listAddresses({
  path: paths.adminContactMessages,
  parse: parseContactAddress,
});
