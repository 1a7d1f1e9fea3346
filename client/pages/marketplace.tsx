// The marketplace: search, filters, sort order and the list of ads. Source: spec 1 §2 Marketplace.
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import { joinFields } from '../core/search-params.ts';
import { reloadPage } from '../core/reload-page.ts';
import { type SubmitEvent, useRef } from 'react';
import { refusals } from '#shared/errors.ts';
import { filterOf, parseAdAddress } from '#shared/features/ads/list/address.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { ActiveFilterChips } from '../features/ads/list/active-filter-chips.tsx';
import { changeAddress, marketplaceHref } from '../features/ads/list/ad-addresses.ts';
import { AdFilters } from '../features/ads/list/ad-filters.tsx';
import { AdFilterSheet } from '../features/ads/list/ad-filter-sheet.tsx';
import { AdResults } from '../features/ads/list/ad-results.tsx';
import { AdSearchBox } from '../features/ads/list/ad-search-box.tsx';
import { filterForm } from '../features/ads/list/filter-controls.tsx';
import { ListToolbar } from '../features/ads/list/list-toolbar.tsx';
import { marketplaceTitle } from '../features/ads/list/marketplace-head.ts';
import { RankingNote } from '../features/ads/list/ranking-note.tsx';
import { SuggestedSearch } from '../features/ads/list/suggested-search.tsx';
import { useAdList } from '../features/ads/list/use-ad-list.ts';
import { useCategories } from '../features/ads/use-categories.ts';
import { SaveSearchSlot } from '../features/saved-searches/save-search-slot.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { CorrectedSearch } from '../ui/table/corrected-search.tsx';

export const Route = createLazyRoute('/marketplace')({
  component: MarketplacePage,
  errorComponent: FailedMarketplace,
});

function MarketplacePage() {
  return (
    <PageGate pageName="marketplace" title="Marknadsplatsen">
      <Marketplace />
    </PageGate>
  );
}

function Marketplace() {
  const address = Route.useSearch({ select: (search) => parseAdAddress({ ...search }) });
  const list = useAdList(address);
  const { names } = useCategories();
  const goTo = useAddressChange();
  const body = useRef<HTMLDivElement>(null);

  function changeFilter(change: Record<string, string>): void {
    goTo(change);
    // Scrolls back to the top of the list, so that the user sees that it has changed.
    if (body.current && body.current.getBoundingClientRect().top < 0) body.current.scrollIntoView();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    changeFilter(joinFields(new FormData(event.currentTarget)));
  }

  const { data } = list;
  // A search is saved with the corrected text that the list shows, not with the misspelling.
  const shown = data?.corrected?.shown ?? address.search;
  const saveSearch = <SaveSearchSlot filter={filterOf(parseAdAddress({ ...address, search: shown }))} />;
  const isEmpty = data?.ads.length === 0;

  return (
    <Page>
      <PageHeading title={marketplaceTitle(address, names)} />
      <form id={filterForm} action={paths.marketplace} onSubmit={submit}>
        {address.view && <input type="hidden" name="view" value={address.view} />}
      </form>
      <SuggestedSearch onFilter={(filter) => changeFilter({ search: '', ...filter })}>
        <AdSearchBox value={address.search ?? ''} onSearch={(search) => changeFilter({ search })} />
      </SuggestedSearch>
      <div ref={body} className="mt-4 gap-8 lg:mt-6 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <AdFilterSheet address={address} list={list}>
          <AdFilters address={address} list={list} onChange={changeFilter} />
        </AdFilterSheet>
        <div className="flex min-w-0 flex-col gap-4">
          <ListToolbar address={address} list={list} onChange={changeFilter}>
            {!isEmpty && saveSearch}
          </ListToolbar>
          <ActiveFilterChips address={address} />
          <CorrectedSearch
            corrected={data?.corrected ?? null}
            typedHref={marketplaceHref({ ...changeAddress(address, {}), exact: 'true' })}
          />
          <AdResults address={address} list={list} saveSearch={saveSearch} />
          <RankingNote />
        </div>
      </div>
    </Page>
  );
}

/** Navigates to another list without scrolling; typing does not add a history entry per keystroke. */
function useAddressChange(): (change: Record<string, string>) => void {
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (change) => {
    const { search: before } = parseAdAddress({ ...router.latestLocation.search });
    const isTyping = Boolean(before && change['search'] && before !== change['search']);
    void navigate({
      search: (latest) => changeAddress(latest, change),
      replace: isTyping,
      resetScroll: false,
    });
  };
}

// The text does not depend on the error: the browser gets fewer details than the server that rendered the page.
function FailedMarketplace() {
  return (
    <Page>
      <PageHeading title="Marknadsplats" />
      <FailedState title={adTexts.listFailed} onRetry={reloadPage}>
        {refusals.INTERNAL_SERVER_ERROR.message}
      </FailedState>
    </Page>
  );
}
