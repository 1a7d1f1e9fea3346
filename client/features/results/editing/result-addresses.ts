// URLs of the back office's results.
import { parseResultsAddress } from '#shared/features/results/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: resultsHref,
  change: changeResults,
  adjacentHrefs: adjacentResultsHrefs,
} = listAddresses({
  path: paths.adminResults,
  parse: parseResultsAddress,
});
