// The associations of the list's filters on a map; loaded on demand.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AssociationsAddress, pinSearchOf } from '#shared/features/associations/list/address.ts';
import { associationTexts, countAssociations } from '#shared/features/associations/texts.ts';
import { associationPath } from '#shared/paths.ts';
import { distanceBetween } from '#shared/places/distance.ts';
import { pinRowsOf } from '#shared/places/pins.ts';
import { useApi } from '../../../core/api.ts';
import { usePlace } from '../../../core/place-name.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { refreshIntervalOf, typedAssociationsHref } from './association-addresses.ts';
import { describeDistance, describeOpenings } from './opening-text.ts';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PlaceMap } from '../../../ui/map/place-map.tsx';
import { CorrectedSearch } from '../../../ui/table/corrected-search.tsx';

export function AssociationMap({ address }: { address: AssociationsAddress }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().associations.pins.queryOptions({ input: pinSearchOf(address) }),
    refetchInterval: refreshIntervalOf(address),
  });
  const place = usePlace(address.near);
  const pins = useMemo(() => {
    if (!data) return [];
    const rows = pinRowsOf(data).map((row, index) => ({
      row,
      openings: describeOpenings(data.openings[index] ?? []),
      kilometres: place ? distanceBetween(place, row) : 0,
    }));
    // By distance as in the list; otherwise they are in the order of the names.
    return rows
      .toSorted((one, other) => one.kilometres - other.kilometres)
      .map(({ row: { number, name, latitude, longitude }, openings, kilometres }) => ({
        name,
        latitude,
        longitude,
        detail: [place && describeDistance(kilometres), openings].filter(Boolean).join(', '),
        href: associationPath(String(number)),
      }));
  }, [data, place]);
  if (!data)
    return error ? (
      <FailedState title={associationTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    ) : (
      <LoadingMap />
    );
  if (pins.length === 0)
    return (
      <EmptyState title={associationTexts.noneFound}>
        {isFiltered(address)
          ? 'Ingen förening med känd plats passar filtren. Prova färre filter, eller listan.'
          : 'Ingen förening finns på kartan än. Administratörerna lägger till föreningar efter hand.'}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <CorrectedSearch corrected={data.corrected} typedHref={typedAssociationsHref(address)} />
      <output className="text-sm text-muted">
        {countAssociations(pins.length)} på kartan
        {data.hasMore && '. Filtrera för att se fler'}
      </output>
      <PlaceMap region="sweden" label="Karta över föreningar" pins={pins} center={place} />
    </div>
  );
}

function isFiltered(address: AssociationsAddress): boolean {
  return Object.keys(pinSearchOf(address)).length > 0;
}

function LoadingMap() {
  return (
    <Loading label="Laddar kartan">
      <Skeleton className="h-120 max-w-lg rounded-md" />
    </Loading>
  );
}
