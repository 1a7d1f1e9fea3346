// Search and filters of the list of associations.
import { type AssociationsAddress, takesTime } from '#shared/features/associations/list/address.ts';
import { DISTRICTS } from '#shared/features/associations/rules.ts';
import { COUNTIES } from '#shared/places/counties.ts';
import { isLocalMinute } from '#shared/stockholm-time.ts';
import { type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import { useViewer } from '../../../core/viewer.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FilterPanel } from '../../../ui/form/filter-panel.tsx';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { associationsHref, changeAssociationsAddress } from './association-addresses.ts';

export interface AssociationsToolbarProps {
  address: AssociationsAddress;
  /** @param how.replace whether Back skips the list as it was before the change */
  onChange: (change: Record<string, string | undefined>, how?: { replace: boolean }) => void;
  /** The filter by a place. */
  children: ReactNode;
}

const openLabels = { now: 'Öppet nu', today: 'Öppet idag', any: 'Har öppen hall' };
/** While a time is chosen. */
const chosenTimeLabels = { ...openLabels, now: 'Öppet då', today: 'Öppet den dagen' };
const labelled = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

export function AssociationsToolbar({ address, onChange, children }: AssociationsToolbarProps) {
  const viewer = useViewer();
  const { data } = useQuery(useApi().associations.districts.queryOptions());
  const { open, at = '', county, district, near } = address;
  // Whoever wants to play asks first what is near, so the place is not hidden behind the button then.
  const isPlaceOutside = open !== undefined;
  const inUse = [county, district, isPlaceOutside ? undefined : near].filter((value) => value !== undefined);
  return (
    // Hidden in print: there is nothing to choose on paper.
    <div className="flex flex-col gap-3 print:hidden">
      <SearchBox
        label="Sök förening"
        placeholder={viewer ? 'Namn, ort, distrikt eller kontakt' : 'Namn, ort eller distrikt'}
        action={associationsHref(changeAssociationsAddress(address, { search: '' }))}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-end">
        <div className="grid grid-cols-2 gap-3 md:contents">
          <FilterSelect
            label="Öppen hall"
            all="Alla föreningar"
            labels={at ? chosenTimeLabels : openLabels}
            value={open ?? ''}
            onChange={(chosen) => onChange({ open: chosen })}
            className="max-md:col-span-2 md:w-44"
          />
          {open && takesTime(open) && (
            <TimeField at={at} onChange={(chosen) => onChange({ at: chosen }, { replace: at !== '' })} />
          )}
        </div>
        <FilterPanel chosen={inUse.length}>
          <div className="grid grid-cols-2 gap-3 md:contents">
            <FilterSelect
              label="Län"
              all="Alla län"
              labels={labelled(COUNTIES)}
              value={county ?? ''}
              onChange={(value) => onChange({ county: value })}
              className="md:w-44"
            />
            <FilterSelect
              label="Distrikt"
              all="Alla distrikt"
              labels={labelled(data?.districts ?? DISTRICTS)}
              value={district ?? ''}
              onChange={(value) => onChange({ district: value })}
              className="md:w-44"
            />
          </div>
          {!isPlaceOutside && children}
        </FilterPanel>
        {isPlaceOutside && children}
      </div>
    </div>
  );
}

/** Holds what is typed until it is a time: while a year is typed, the field contains years such as 0002. */
function TimeField({ at, onChange }: { at: string; onChange: (at: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(at);
  // The time changes without the field too, by Back.
  if (at !== before) {
    setBefore(at);
    setTyped(undefined);
  }
  return (
    <Field label="Tidpunkt" className="max-md:col-span-2 md:w-56">
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={typed ?? at}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (value === '' || isLocalMinute(value)) onChange(value);
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
