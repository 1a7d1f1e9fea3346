// The dates of a tournament: a month as a quick choice, and its first and last day. Source: spec 2 §5 Tournament.
import { daysOf, monthsFrom } from '#shared/features/tournaments/editing/dates.ts';
import { formatDay } from '#shared/format.ts';
import { useNow } from '../../../core/now.tsx';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { LineField, type LineFieldProps } from './line-field.tsx';

export type DateFieldsProps = Pick<LineFieldProps, 'draft' | 'errors' | 'onWrite'>;

const monthName = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function DateFields(props: DateFieldsProps) {
  const { draft, onWrite } = props;
  const today = formatDay(new Date(useNow()));
  const chosen = draft.startDate.slice(0, 7);
  const months = monthsFrom(today);
  // The chosen month of a past tournament is offered too.
  const offered = chosen === '' || months.includes(chosen) ? months : [chosen, ...months];
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <FilterSelect
        label="Månad"
        all="Välj månad"
        labels={Object.fromEntries(
          offered.map((month) => [month, monthName.format(new Date(`${month}-01T12:00:00Z`))]),
        )}
        value={chosen}
        onChange={(month) => month && onWrite(daysOf(month))}
        className=""
      />
      <LineField {...props} name="startDate" label="Första dagen" required type="date" />
      <LineField {...props} name="endDate" label="Sista dagen" required type="date" min={draft.startDate} />
    </div>
  );
}
