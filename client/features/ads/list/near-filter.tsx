// The filter by distance from a place. The controls that choose the place are loaded on demand.
import { useState } from 'react';
import type { AdAddress } from '#shared/features/ads/list/address.ts';
import { DISTANCES, USUAL_DISTANCE } from '#shared/features/ads/list/distance-filter.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { filterForm, FilterSelect } from './filter-controls.tsx';

export interface NearFilterProps {
  address: AdAddress;
  onChange: (change: Record<string, string>) => void;
}

const load = () => import('./choose-place.tsx').then(({ ChoosePlace }) => ChoosePlace);

export function NearFilter({ address: { near, within }, onChange }: NearFilterProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      {near && (
        <>
          <input type="hidden" name="near" form={filterForm} value={near} />
          <FilterSelect
            name="within"
            label="Avstånd"
            allLabel={`Inom ${USUAL_DISTANCE} mil`}
            value={within ?? ''}
            options={DISTANCES.filter((distance) => distance !== USUAL_DISTANCE).map((distance) => ({
              value: distance,
              label: `Inom ${distance} mil`,
            }))}
            onChange={onChange}
          />
        </>
      )}
      <Disclosure
        summary={near ? 'Byt ort' : 'Nära mig eller en ort'}
        onOpenChange={(isOpen) => {
          if (isOpen) setWasOpened(true);
        }}
      >
        {wasOpened && (
          <LazyPanel
            load={load}
            props={{ onChoose: (placeId: number) => onChange({ near: String(placeId) }) }}
            placeholder={<Skeleton className="h-40" />}
            errorTitle="Kunde inte visa ortsvalet"
          />
        )}
      </Disclosure>
    </div>
  );
}
