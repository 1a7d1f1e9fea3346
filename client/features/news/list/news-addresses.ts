// URLs of the news.
import { parseNewsAddress } from '#shared/features/news/list/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: newsHref,
  change: changeNewsAddress,
  adjacentHrefs: adjacentNewsHrefs,
} = listAddresses({
  path: paths.news,
  parse: parseNewsAddress,
});
