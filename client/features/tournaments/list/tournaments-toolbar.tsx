// Search and filters of the list of tournaments.
import type { ReactNode } from 'react';
import type { TournamentsAddress } from '#shared/features/tournaments/list/address.ts';
import { describePrice } from '#shared/features/tournaments/describe.ts';
import { PRICES } from '#shared/features/tournaments/rules.ts';
import { levelLabels, regionLabels, typeLabels } from '#shared/features/tournaments/texts.ts';
import { formatMonth } from '#shared/format.ts';
import { FilterPanel } from '../../../ui/form/filter-panel.tsx';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { useToday } from '../status-badge.tsx';
import { changeTournamentsAddress, tournamentsHref } from './tournament-addresses.ts';

export interface TournamentsToolbarProps {
  address: TournamentsAddress;
  onChange: (change: Record<string, string | undefined>) => void;
  /** Other filters. */
  children: ReactNode;
}

const priceLabels = Object.fromEntries(PRICES.map((price) => [` ${price}`, describePrice(price)]));
const MONTHS = 12;

export function TournamentsToolbar({ address, onChange, children }: TournamentsToolbarProps) {
  const today = useToday();
  const { region, type, level, month, price, near, when } = address;
  const inUse = [region, type, level, month, price, near].filter((value) => value !== undefined).length;
  const select = 'md:basis-40 md:grow md:max-w-56';
  return (
    // Hidden in print: there is nothing to choose on paper.
    <div className="flex flex-col gap-3 print:hidden">
      <SearchBox
        label="Sök turnering"
        placeholder="Namn, ort eller arrangör"
        action={tournamentsHref(changeTournamentsAddress(address, { search: '' }))}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-end">
        <FilterPanel chosen={inUse}>
          <div className="grid grid-cols-2 gap-3 md:contents">
            <FilterSelect
              label="Region"
              all="Alla"
              labels={regionLabels}
              value={region ?? ''}
              onChange={(chosen) => onChange({ region: chosen })}
              className={select}
            />
            <FilterSelect
              label="Typ"
              all="Alla typer"
              labels={typeLabels}
              value={type ?? ''}
              onChange={(chosen) => onChange({ type: chosen })}
              className={select}
            />
            <FilterSelect
              label="Nivå"
              all="Alla nivåer"
              labels={levelLabels}
              value={level ?? ''}
              onChange={(chosen) => onChange({ level: chosen })}
              className={select}
            />
            <FilterSelect
              label="Månad"
              all="Alla månader"
              labels={monthChoices(today, { isPast: when === 'past', chosen: month })}
              value={month ?? ''}
              onChange={(chosen) => onChange({ month: chosen })}
              className={select}
            />
            {/* Object keys that are integers would be sorted before the others; the space before the price prevents that. */}
            <FilterSelect
              label="Avgift"
              all="Alla avgifter"
              labels={priceLabels}
              value={price === undefined ? '' : ` ${price}`}
              onChange={(chosen) => onChange({ price: chosen.trim() })}
              className={select}
            />
          </div>
          {children}
        </FilterPanel>
      </div>
    </div>
  );
}

/** The next twelve months, or the last twelve; and the one that is chosen. */
function monthChoices(
  today: string,
  { isPast, chosen }: { isPast: boolean; chosen: string | undefined },
): Record<string, string> {
  const [year = 0, number = 1] = today.split('-').map(Number);
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, number - 1 + (isPast ? -index : index), 1)).toISOString().slice(0, 7),
  );
  if (chosen && !months.includes(chosen)) months.push(chosen);
  return Object.fromEntries(months.map((month) => [month, formatMonth(`${month}-01`)]));
}
