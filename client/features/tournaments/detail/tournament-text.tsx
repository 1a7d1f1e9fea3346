// A tournament as it is read, on its page and in the dialog: picture, facts, registered teams, description and actions.
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ExternalLink from 'lucide-react/icons/external-link';
import {
  describeDays,
  describeFee,
  describePlace,
  participantsOf,
} from '#shared/features/tournaments/describe.ts';
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import { levelLabels, typeLabels } from '#shared/features/tournaments/texts.ts';
import { formatPrice } from '#shared/format.ts';
import { associationPath, paths, tournamentCalendarPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ShareButton } from '../../../ui/button/share-button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Facts } from '../../../ui/layout/card.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { TournamentPicture } from '../tournament-picture.tsx';
import { ReminderButton } from './reminder-button.tsx';

export function TournamentText({ tournament }: { tournament: Tournament }) {
  const { id, name, type, levels, description, tags, websiteUrl, can } = tournament;
  return (
    <div className="flex flex-col gap-5">
      <TournamentPicture
        tournament={tournament}
        sizes="(min-width: 48rem) 45rem, 100vw"
        eager
        className="rounded-md"
      />
      <p className="flex flex-wrap gap-2">
        <StatusBadge tournament={tournament} />
        <Badge>{typeLabels[type]}</Badge>
        {levels.map((level) => (
          <Badge key={level}>{levelLabels[level]}</Badge>
        ))}
      </p>
      <Facts facts={factsOf(tournament)} />
      <Registered tournament={tournament} />
      {description && <p className="prose whitespace-pre-line [overflow-wrap:anywhere]">{description}</p>}
      {tags.length > 0 && (
        <p className="text-sm [overflow-wrap:anywhere] text-muted">
          {tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        {websiteUrl && (
          <a
            href={websiteUrl}
            rel="nofollow noopener external"
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-outline px-4 font-semibold hover:border-ink print:border-0 print:p-0 print:after:font-normal print:after:content-[attr(href)]"
          >
            Webbplats och anmälan
            <ExternalLink size={18} className="shrink-0" aria-hidden="true" />
          </a>
        )}
        <ReminderButton tournament={tournament} />
        <ButtonLink
          href={tournamentCalendarPath(id)}
          icon={<CalendarPlus size={18} />}
          // A file, not a page of the router.
          target="_self"
        >
          Lägg till i kalendern
        </ButtonLink>
        <ShareButton title={name} />
        {can.edit && (
          <ButtonLink href={`${paths.adminTournaments}?search=${encodeURIComponent(name)}`}>
            Redigera
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function factsOf(tournament: Tournament) {
  const { address, organizer, association, prizePool, participants, maxParticipants, type } = tournament;
  const club = association && (
    <Anchor href={associationPath(association.id)} className="text-pine underline">
      {association.name}
    </Anchor>
  );
  return [
    { term: 'Datum', value: describeDays(tournament) },
    { term: 'Plats', value: [address, describePlace(tournament)].filter(Boolean).join(', ') },
    { term: 'Arrangör', value: club ?? organizer },
    { term: 'Avgift', value: describeFee(tournament) },
    { term: 'Prispott', value: prizePool ? formatPrice(prizePool) : '' },
    // With registered teams, the bar shows the number.
    { term: 'Platser', value: participants === 0 ? `${maxParticipants} ${participantsOf(type)}` : '' },
  ].filter(({ value }) => value !== '');
}

/** The bar of registered teams of the maximum; nothing while none are known. */
function Registered({ tournament: { participants, maxParticipants, type } }: { tournament: Tournament }) {
  if (participants === 0) return null;
  const text = `${participants} av ${maxParticipants} ${participantsOf(type)} anmälda`;
  return <ProgressBar label={text} value={Math.min(100, (participants / maxParticipants) * 100)} />;
}
