// Metadata of the list of results for search engines and link previews.
import { resultsPath } from '#shared/features/results/list/address.ts';
import type { ResultSearch } from '#shared/features/results/list/contract.ts';
import { pageHead } from '../../../core/page-head.ts';

export function resultsHead(address: ResultSearch, publicUrl: string) {
  return pageHead({
    title: 'Resultat',
    description:
      import.meta.env.SSR &&
      'Basketresultat från Sverige och världen: pågående, kommande och spelade matcher.',
    path: resultsPath(address),
    publicUrl,
    // Lists by team or season are not indexed: teams and seasons have pages of their own.
    isUnlisted: Object.keys(address).some((name) => name !== 'league'),
  });
}
