// Addresses of the outbox.
import { parseMailsAddress } from '#shared/features/mails/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../core/list-addresses.ts';

export const {
  hrefOf: mailsHref,
  change: changeMails,
  adjacentHrefs: adjacentMailHrefs,
} = listAddresses({
  path: paths.adminMail,
  parse: parseMailsAddress,
});
