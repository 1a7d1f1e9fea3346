// The container of the filters: an aside on a desktop, a sheet whose button shows the number of hits elsewhere.
import type { ReactNode } from 'react';
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { AsideSheet } from '../../../ui/dialog/aside-sheet.tsx';
import { buttonStyle, ButtonLink } from '../../../ui/button/button.tsx';
import { placeAboveBars } from '../../../ui/layout/measured-bar.ts';
import { clearedHref } from './ad-addresses.ts';
import { describeCount } from './ad-count.ts';
import type { AdListQuery } from './use-ad-list.ts';

/** The `popoverTarget` of the button that opens the sheet. */
export const filterSheet = 'filter';

export interface AdFilterSheetProps {
  address: AdAddress;
  list: AdListQuery;
  children: ReactNode;
}

export function AdFilterSheet({ address, list, children }: AdFilterSheetProps) {
  const { data, isPlaceholderData } = list;
  const count = data && !isPlaceholderData ? describeCount(data.count) : 'annonser';
  return (
    // The cookie banner may cover the lower end of the filters; a field there must scroll above the banner on focus.
    <div
      ref={placeAboveBars}
      className="above-bars self-start lg:sticky lg:top-20 lg:-mx-2 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pb-[calc(var(--consent-banner,0px)+1rem)] lg:overflow-y-auto lg:px-2 lg:pb-[calc(var(--consent-banner,0px)+0.5rem)]"
    >
      <AsideSheet
        id={filterSheet}
        title="Filter"
        footer={
          <>
            <ButtonLink href={clearedHref(address)}>Rensa alla</ButtonLink>
            <button
              type="button"
              popoverTarget={filterSheet}
              popoverTargetAction="hide"
              className={`${buttonStyle({ variant: 'primary' })} flex-1`}
            >
              Visa {count}
            </button>
          </>
        }
      >
        {children}
      </AsideSheet>
    </div>
  );
}
