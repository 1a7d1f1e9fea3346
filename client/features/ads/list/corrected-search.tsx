// Says that the list is for a corrected spelling, with a link to the search as it was typed.
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { changeAddress, marketplaceHref } from './ad-addresses.ts';

interface CorrectedSearchProps {
  address: AdAddress;
  corrected: AdList['corrected'];
}

/** Rendered also without a correction: screen readers announce changes only in a live region that already exists. */
export function CorrectedSearch({ address, corrected }: CorrectedSearchProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="empty:-mt-4">
      {corrected && (
        <>
          Visar träffar för <strong className="break-words">{corrected.shown}</strong>. Sök i stället efter{' '}
          <Anchor
            href={marketplaceHref({ ...changeAddress(address, {}), exact: 'true' })}
            className="font-semibold break-words text-pine underline underline-offset-4 hover:text-pine-hover"
          >
            {corrected.typed}
          </Anchor>
        </>
      )}
    </p>
  );
}
