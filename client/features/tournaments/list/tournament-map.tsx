// The tournaments of the list's filters on a map; loaded on demand.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { tournamentFilterOf, type TournamentsAddress } from '#shared/features/tournaments/list/address.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { formatDate } from '#shared/format.ts';
import { tournamentPath } from '#shared/paths.ts';
import { pinRowsOf } from '#shared/places/pins.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { MapPin } from '../../../ui/map/map-pin.ts';
import { PlaceMap } from '../../../ui/map/place-map.tsx';
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx';
import { isInside, project, regionOf } from '../../../ui/map/regions.ts';
import { CorrectedSearch } from '../../../ui/table/corrected-search.tsx';
import { typedTournamentsHref } from './tournament-addresses.ts';

export function TournamentMap({ address }: { address: TournamentsAddress }) {
  const { data, error, isFetching, refetch } = useQuery(
    useApi().tournaments.pins.queryOptions({ input: tournamentFilterOf(address) }),
  );
  const pins = useMemo(
    () =>
      data
        ? pinRowsOf(data).map(({ number, name, latitude, longitude }, index) => ({
            name,
            latitude,
            longitude,
            detail: [data.locations[index], formatDate(data.days[index] ?? '')].filter(Boolean).join(', '),
            href: tournamentPath(String(number)),
          }))
        : [],
    [data],
  );
  if (!data)
    return error ? (
      <FailedState title={tournamentTexts.failedTitle} onRetry={() => void refetch()} isRetrying={isFetching}>
        <p className="font-semibold">{tournamentTexts.listFailed}</p>
        <p>{errorMessageOf(error)}</p>
      </FailedState>
    ) : (
      <Loading label="Laddar kartan">
        <Skeleton className="h-120 rounded-md" />
      </Loading>
    );
  if (pins.length === 0)
    return (
      <EmptyState title={tournamentTexts.noneFound}>
        Ingen turnering med känd plats passar filtren. Prova färre filter, eller listan.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-3">
      <CorrectedSearch corrected={data.corrected} typedHref={typedTournamentsHref(address)} />
      <output className="text-sm text-muted">
        {pins.length === 1 ? '1 turnering' : `${pins.length} turneringar`} på kartan
        {data.hasMore && '. Filtrera för att se fler'}
      </output>
      <RegionMap pins={pins} />
    </div>
  );
}

const maps = [
  { value: 'sweden', label: 'Sverige' },
  { value: 'nordics', label: 'Norden' },
  { value: 'europe', label: 'Europa' },
  { value: 'world', label: 'Världen' },
] as const;
type MapName = (typeof maps)[number]['value'];

/** The smallest map with this share of the tournaments opens, so that a distant one does not shrink the others to a dot. */
const MOST = 0.75;

function RegionMap({ pins }: { pins: readonly MapPin[] }) {
  const shares = useMemo(() => maps.map(({ value }) => shareInside(value, pins)), [pins]);
  const first = maps.find((_, index) => (shares[index] ?? 0) >= MOST)?.value ?? 'world';
  const [chosen, setChosen] = useState<MapName>();
  const region = chosen ?? first;
  // Maps are offered up to the smallest one that has all tournaments.
  const offered = maps.slice(0, shares.findIndex((share) => share === 1) + 1 || maps.length);
  return (
    <>
      {offered.length > 1 && (
        <SegmentedControl legend="Visa" value={region} options={offered} onChange={setChosen} />
      )}
      <PlaceMap key={region} region={region} label="Karta över turneringar" pins={pins} />
    </>
  );
}

function shareInside(name: MapName, pins: readonly MapPin[]): number {
  const region = regionOf(name);
  return pins.filter((pin) => isInside(region, project(region, pin))).length / pins.length;
}
