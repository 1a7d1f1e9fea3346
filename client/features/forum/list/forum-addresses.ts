// URLs of the forum.
import { parseForumAddress } from '#shared/features/forum/list/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: forumHref,
  change: changeForumAddress,
  adjacentHrefs: adjacentForumHrefs,
} = listAddresses({
  path: paths.forum,
  parse: parseForumAddress,
});
