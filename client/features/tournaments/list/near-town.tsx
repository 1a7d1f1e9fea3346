// The filter by distance: from a town that is typed, or from the one nearest to the visitor.
import { useState } from 'react';
import type { TournamentsAddress } from '#shared/features/tournaments/list/address.ts';
import { DISTANCES, USUAL_DISTANCE } from '#shared/features/tournaments/list/near.ts';
import { usePlaceName } from '../../../core/place-name.ts';
import { FilterChip } from '../../../ui/form/filter-chip.tsx';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { CityField } from '../../../ui/place/city-field.tsx';
import { NearMeButton } from '../../../ui/place/near-me-button.tsx';
import { changeTournamentsAddress, tournamentsHref } from './tournament-addresses.ts';

export interface NearTownProps {
  address: TournamentsAddress;
  onChange: (change: Record<string, string | undefined>) => void;
}

const distanceLabels = Object.fromEntries(
  DISTANCES.map((distance) => [`${distance} mil`, `Inom ${distance} mil`]),
);

export function NearTown({ address, onChange }: NearTownProps) {
  const [typed, setTyped] = useState('');
  const { near, within = USUAL_DISTANCE } = address;
  const choose = (id: number) => {
    setTyped('');
    onChange({ near: String(id) });
  };
  if (near === undefined)
    return (
      <div className="flex flex-wrap items-end gap-3">
        <CityField
          label="Nära orten"
          placeholder="Skriv en ort"
          value={typed}
          onType={setTyped}
          onChoose={({ id }) => choose(id)}
          className="w-full sm:w-60"
        />
        <NearMeButton onFound={choose} />
      </div>
    );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <FilterSelect
        label="Avstånd"
        labels={distanceLabels}
        value={`${within} mil`}
        onChange={(chosen) => onChange({ within: chosen.split(' ')[0] })}
        className="w-40"
      />
      <ChosenTown address={address} near={near} />
    </div>
  );
}

function ChosenTown({ address, near }: { address: TournamentsAddress; near: string }) {
  const name = usePlaceName(near);
  const start = changeTournamentsAddress(address, { near: undefined });
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-2">
      <span className="text-sm">från</span>
      <FilterChip label={name ?? 'vald ort'} href={tournamentsHref(start)} />
    </p>
  );
}
