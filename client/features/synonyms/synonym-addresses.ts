// Addresses of the table of synonyms.
import {
  type MissedAddress,
  parseMissedAddress,
  parseSynonymsAddress,
  type SynonymsAddress,
} from '#shared/features/synonyms/address.ts';
import { paths } from '#shared/paths.ts';
import type { PageParams } from '../../core/list-addresses.ts';
import { stringifySearch } from '../../core/search-params.ts';

/** A page of a search, filter and order, beside the searches without hits; the first page by default. */
export function synonymsHref(
  { search, direction, sort, ...missed }: SynonymsAddress & MissedAddress,
  place: PageParams = {},
): string {
  return (
    paths.adminSynonyms +
    stringifySearch({
      ...parseSynonymsAddress({ search, direction, sort, ...place }),
      ...parseMissedAddress({ ...missed }),
    })
  );
}
