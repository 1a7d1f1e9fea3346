// Orders the list by distance: from a town that is typed, or from the one nearest to the visitor.
import { useState } from 'react';
import type { AssociationsAddress } from '#shared/features/associations/list/address.ts';
import { usePlaceName } from '../../../core/place-name.ts';
import { FilterChip } from '../../../ui/form/filter-chip.tsx';
import { CityField } from '../../../ui/place/city-field.tsx';
import { NearMeButton } from '../../../ui/place/near-me-button.tsx';
import { associationsHref, changeAssociationsAddress } from './association-addresses.ts';

export interface NearPlaceProps {
  address: AssociationsAddress;
  onChange: (change: Record<string, string | undefined>) => void;
}

export function NearPlace({ address, onChange }: NearPlaceProps) {
  const [typed, setTyped] = useState('');
  const { near } = address;
  const choose = (id: number) => {
    setTyped('');
    onChange({ near: String(id) });
  };
  if (near !== undefined) return <ChosenPlace address={address} near={near} />;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <CityField
        label="Närmast orten"
        placeholder="Skriv en ort"
        value={typed}
        onType={setTyped}
        onChoose={({ id }) => choose(id)}
        className="w-full sm:w-44"
      />
      <NearMeButton onFound={choose} />
    </div>
  );
}

function ChosenPlace({ address, near }: { address: AssociationsAddress; near: string }) {
  const name = usePlaceName(near);
  const start = changeAssociationsAddress(address, { near: undefined });
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-sm">Närmast först från</span>
      <FilterChip label={name ?? 'vald ort'} href={associationsHref(start)} />
    </p>
  );
}
