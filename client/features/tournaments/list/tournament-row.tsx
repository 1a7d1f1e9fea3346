// A tournament in the list: date, name, place and fee.
import MapPin from 'lucide-react/icons/map-pin';
import { describeDays, describeFee, describePlace } from '#shared/features/tournaments/describe.ts';
import type { TournamentRow as Row } from '#shared/features/tournaments/list/contract.ts';
import { levelLabels, typeLabels } from '#shared/features/tournaments/texts.ts';
import { formatDate } from '#shared/format.ts';
import { tournamentPath } from '#shared/paths.ts';
import { RecordLink } from '../../../ui/dialog/record-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** @param props.level of the heading */
export function TournamentRow({ tournament, level }: { tournament: Row; level: 2 | 3 }) {
  const { id, name, type, levels, startDate, organizer, kilometres } = tournament;
  const Heading = `h${level}` as const;
  const [day = '', month = ''] = formatDate(startDate).split(' ');
  const fee = describeFee(tournament);
  return (
    <li className="relative flex gap-4 rounded-md border border-line bg-surface p-4 transition-colors duration-150 hover:border-ink">
      {/* Hidden from screen readers: the date is also in the text. */}
      <span
        aria-hidden="true"
        className="flex size-14 shrink-0 flex-col items-center justify-center rounded-md bg-hall text-hall-ink"
      >
        <span className="board text-lg leading-none">{day}</span>
        <span className="mt-1 text-xs font-semibold uppercase">{month.slice(0, 3)}</span>
      </span>
      <div className="min-w-0 flex-1">
        <Heading className="text-base">
          <RecordLink
            id={id}
            pathOf={tournamentPath}
            className="[overflow-wrap:anywhere] hyphens-auto after:absolute after:inset-0 hover:underline"
          >
            {name}
          </RecordLink>
        </Heading>
        <p className="mt-1 text-sm font-semibold">{describeDays(tournament)}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span className="inline-flex min-w-0 items-center gap-1.5 [overflow-wrap:anywhere]">
            <MapPin size={16} className="shrink-0" />
            {describePlace(tournament)}
          </span>
          {kilometres !== null && <span>{`${Math.round(kilometres)}\u00A0km`}</span>}
          {organizer && <span className="min-w-0 [overflow-wrap:anywhere]">{organizer}</span>}
          {fee && <span className="min-w-0 [overflow-wrap:anywhere]">{fee}</span>}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <StatusBadge tournament={tournament} />
          <Badge>{typeLabels[type]}</Badge>
          {levels.map((one) => (
            <Badge key={one}>{levelLabels[one]}</Badge>
          ))}
        </p>
      </div>
    </li>
  );
}
