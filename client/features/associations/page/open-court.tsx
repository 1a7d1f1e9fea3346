// The open court of an association: whether it is open now, its weekly hours, and the calendar to subscribe to.
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Clock from 'lucide-react/icons/clock';
import { openingAt } from '#shared/features/associations/open-courts/open-hours.ts';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { WEEKDAYS } from '#shared/features/associations/rules.ts';
import type { Hours } from '#shared/features/associations/schemas.ts';
import { formatDate } from '#shared/format.ts';
import { associationCalendarPath } from '#shared/paths.ts';
import { useNow } from '../../../core/now.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CalendarHelp } from '../../../ui/text/calendar-help.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { describeCourt, describeHours, describeOpening } from '../list/opening-text.ts';

export function OpenCourt({ association }: { association: Association }) {
  const { id, hours, openCourtDays, openCourtInfo } = association;
  const days = WEEKDAYS.map((name, index) => ({
    name,
    rows: hours.filter(({ weekday }) => weekday === index + 1),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Öppen hall</h2>
        <OpenNow hours={hours} />
      </div>
      {openCourtDays && <p className="font-semibold [overflow-wrap:anywhere]">{openCourtDays}</p>}
      {openCourtInfo && <p className="prose whitespace-pre-line [overflow-wrap:anywhere]">{openCourtInfo}</p>}
      {days.length > 0 && (
        <>
          <dl className="mt-3">
            {days.map(({ name, rows }) => (
              <div
                key={name}
                className="grid grid-cols-1 gap-x-6 border-b border-line py-2 last:border-b-0 sm:grid-cols-[7rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold first-letter:uppercase">{name}</dt>
                {rows.map((row) => (
                  <dd
                    // Rows of a day may differ only in their period or fee.
                    key={JSON.stringify(row)}
                    className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere] sm:col-start-2"
                  >
                    <span className="tabular-nums">{describeHours(row.from, row.to)}</span>
                    <span className="min-w-0 text-muted">{describeRow(row)}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <ButtonLink
            href={associationCalendarPath(id)}
            className="mt-4"
            icon={<CalendarPlus size={18} />}
            // A file, not a page of the router.
            target="_self"
          >
            Lägg till i kalendern
          </ButtonLink>
          <CalendarHelp path={associationCalendarPath(id)} />
        </>
      )}
    </Card>
  );
}

/** Updated every minute. */
function OpenNow({ hours }: { hours: readonly Hours[] }) {
  const now = new Date(useNow());
  const openings = hours.flatMap((row) => openingAt(row, now) ?? []);
  const last = openings.toSorted((one, other) => other.until.getTime() - one.until.getTime())[0];
  if (!last) return hours.length > 0 ? <Badge>Stängt just nu</Badge> : null;
  return (
    <Badge tone="success" icon={<Clock size={14} />}>
      {describeOpening({ from: last.from.toISOString(), until: last.until.toISOString() }, now.getTime())}
    </Badge>
  );
}

function describeRow(row: Hours): string {
  const { validFrom, validUntil, closedOnHolidays } = row;
  return [
    describeCourt(row),
    validFrom && `från ${formatDate(validFrom)}`,
    validUntil && `till och med ${formatDate(validUntil)}`,
    closedOnHolidays && 'stängt helgdagar',
  ]
    .filter(Boolean)
    .join(' · ');
}
