// The filter by distance from a place.
import type { TournamentsAddress } from '#shared/features/tournaments/list/address.ts';
import { DISTANCES, USUAL_DISTANCE } from '#shared/features/tournaments/list/distance-filter.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ChoosePlace, ChosenPlace, PlaceFilter } from '../../../ui/place/choose-place.tsx';
import { changeTournamentsAddress, tournamentsHref } from './tournament-addresses.ts';

export interface NearTownProps {
  address: TournamentsAddress;
  onChange: (change: Record<string, string | undefined>) => void;
}

const distanceLabels = Object.fromEntries(
  DISTANCES.map((distance) => [`${distance} mil`, `Inom ${distance} mil`]),
);

export function NearTown(props: NearTownProps) {
  return (
    <PlaceFilter isChosen={props.address.near !== undefined}>
      <Town {...props} />
    </PlaceFilter>
  );
}

function Town({ address, onChange }: NearTownProps) {
  const { near, within = USUAL_DISTANCE } = address;
  if (near === undefined)
    return (
      <ChoosePlace
        label="Nära orten"
        className="w-full sm:w-60"
        onChoose={(chosen) => onChange({ near: chosen })}
      />
    );
  const everywhere = tournamentsHref(changeTournamentsAddress(address, { near: undefined }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <FilterSelect
        label="Avstånd"
        labels={distanceLabels}
        value={`${within} mil`}
        onChange={(chosen) => onChange({ within: chosen.split(' ')[0] })}
        className="w-40"
      />
      <ChosenPlace text="från" near={near} href={everywhere} />
    </div>
  );
}
