// The list of ads in its four states: loading, empty, failed and full.
import type { ReactNode } from 'react';
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import type { AdList } from '#shared/features/ads/list/ad-search.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { activeFilters, adjacentHrefs, changeAddress, marketplaceHref } from './ad-addresses.ts';
import { AdCards, AdCardsSkeleton } from '../ad-cards.tsx';
import type { AdListQuery } from './use-ad-list.ts';

/** Two rows of two on a phone, one row on a desktop. */
const ABOVE_FOLD = 4;

interface AdResultsProps {
  address: AdAddress;
  list: AdListQuery;
  /** Shown when there are no hits. */
  saveSearch: ReactNode;
}

export function AdResults({ address, list, saveSearch }: AdResultsProps) {
  const { data, error, isError, isFetching, isPaused, isPlaceholderData, refetch } = list;
  const isMissing = !data || isPlaceholderData;
  // Offline, the query is paused and resumes when the connection is back.
  if (isMissing && (isError || isPaused)) {
    return (
      <FailedState title={adTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error && errorMessageOf(error)}
      </FailedState>
    );
  }
  if (!data) return <AdCardsSkeleton view={address.view} />;
  if (data.ads.length === 0)
    return <NothingFound address={address} wider={data.wider} saveSearch={saveSearch} />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className="flex flex-col gap-8 transition-opacity delay-100 duration-150 aria-busy:opacity-50"
    >
      <AdCards ads={data.ads} view={address.view} eager={ABOVE_FOLD} />
      <Pagination {...adjacentHrefs(address, data)} />
    </div>
  );
}

interface NothingFoundProps extends Omit<AdResultsProps, 'list'> {
  wider: AdList['wider'];
}

function NothingFound({ address, wider, saveSearch }: NothingFoundProps) {
  const createAd = (
    <ButtonLink href={paths.createAd} variant="primary">
      Skapa annons
    </ButtonLink>
  );
  if (address.after || address.before) {
    return (
      <EmptyState
        title="Här finns inga fler annonser"
        action={
          <ButtonLink
            href={marketplaceHref({ ...address, after: undefined, before: undefined, page: undefined })}
          >
            Till första sidan
          </ButtonLink>
        }
      >
        Annonserna som stod här kan ha sålts eller tagits bort.
      </EmptyState>
    );
  }
  const hasFilters = activeFilters(address).length > 0;
  if (!address.search && !hasFilters) {
    return (
      <EmptyState title="Torget är tomt än så länge" action={createAd}>
        Bli först: lägg upp något som någon annan kan få glädje av.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      board="0–0"
      title="Inga annonser hittades"
      action={
        <>
          {saveSearch}
          <ButtonLink href={marketplaceHref({ sort: address.sort, view: address.view })}>
            Visa alla annonser
          </ButtonLink>
          {createAd}
        </>
      }
    >
      {wider.length > 0 ? (
        <WiderSearches address={address} wider={wider} />
      ) : (
        `Prova ${hasFilters ? 'färre filter eller ' : ''}ett annat ord. Har du själv något liknande? Skapa en annons.`
      )}
      <p className="mt-4 text-balance">Spara sökningen, så säger vi till när något dyker upp.</p>
    </EmptyState>
  );
}

/** Links to broader searches that have hits. */
function WiderSearches({ address, wider }: { address: AdAddress; wider: AdList['wider'] }) {
  const filters = activeFilters(address);
  return (
    <>
      <p>Prova i stället:</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {wider.map(({ search, without, size, count }) => {
          const dropped = Object.fromEntries(without.map((name) => [name, undefined]));
          const change = { ...dropped, ...(search !== null && { search }), ...(size && { size }) };
          const href = marketplaceHref(changeAddress(address, change));
          const labels = filters
            .filter(({ name }) => without.some((one) => one === name))
            .map(({ label }) => label);
          const withoutLabels = labels.length > 0 ? [`utan ${labels.join(' och ')}`] : [];
          const nearby = size ? ['närliggande storlekar'] : [];
          const label = [...(search === null ? [] : [search]), ...nearby, ...withoutLabels].join(', ');
          return (
            <li key={href}>
              <ButtonLink
                href={href}
              >{`${label}\u00A0(${count.capped ? `${count.n}+` : count.n})`}</ButtonLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
