// The search of the page, which somebody was about to save before they went away to sign in.
import { filterOf, parseAdAddress } from '#shared/features/ads/address.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';

/** @param address the parameters of the page's address */
export function IntendedSearch({ address, onClose }: { address: URLSearchParams; onClose: () => void }) {
  return (
    <SaveSearchDialog filter={filterOf(parseAdAddress(Object.fromEntries(address)))} onClose={onClose} />
  );
}
