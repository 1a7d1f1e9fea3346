// URLs of the moderation table.
import { parseModerationAddress } from '#shared/features/ads/moderation/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: moderationHref,
  change: changeModerationAddress,
  adjacentHrefs: adjacentModerationHrefs,
} = listAddresses({
  path: paths.adminAds,
  parse: parseModerationAddress,
  opening: ['ad'],
});
