// The scoreboard of a match: teams, points, what it is and when.
import type { Match } from '#shared/features/results/match/contract.ts';
import { matchTitle } from '#shared/features/results/rules.ts';
import type { Named } from '#shared/features/results/schemas.ts';
import { formatDateTime } from '#shared/format.ts';
import { leaguePath, teamPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { isAhead } from '../list/result-card.tsx';
import { StatusLabel } from '../list/status-label.tsx';

export function MatchBoard({ match }: { match: Match }) {
  const { home, away, league } = match;
  return (
    <>
      <h1 className="sr-only">{matchTitle(match)}</h1>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StatusLabel match={match} />
        <p className="[overflow-wrap:anywhere] text-muted">
          <NameLink named={league} href={leaguePath} /> {match.season}
        </p>
      </div>
      <div className="hall floodlit grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg px-3 py-6 sm:gap-x-6 sm:px-8 sm:py-10">
        <Team team={home} isAhead={isAhead(match, 'home')} />
        <Points match={match} />
        <Team team={away} isAhead={isAhead(match, 'away')} />
      </div>
      <p className="mt-3 [overflow-wrap:anywhere]">
        <time dateTime={match.gameDate}>{formatDateTime(match.gameDate)}</time>
        {match.venue && `, ${match.venue}`}
      </p>
    </>
  );
}

function Team({ team, isAhead: isStrong }: { team: Named; isAhead: boolean }) {
  return (
    <p
      className={classNames(
        'text-center font-display text-base leading-tight font-bold hyphens-auto [overflow-wrap:anywhere] sm:text-xl',
        !isStrong && 'opacity-80',
      )}
    >
      <NameLink named={team} href={teamPath} />
    </p>
  );
}

/** Announced politely while the match is live. */
function Points({ match }: { match: Match }) {
  const { homeScore, awayScore, status } = match;
  if (homeScore === null || awayScore === null) return <p className="board px-1 text-2xl opacity-80">–</p>;
  return (
    <p
      aria-live={status === 'live' ? 'polite' : undefined}
      aria-atomic="true"
      className="board flex items-baseline gap-2 text-2xl whitespace-nowrap sm:gap-3 sm:text-3xl"
    >
      <span className={isAhead(match, 'home') ? undefined : 'opacity-80'}>{homeScore}</span>
      <span>–</span>
      <span className={isAhead(match, 'away') ? undefined : 'opacity-80'}>{awayScore}</span>
    </p>
  );
}

function NameLink({ named: { name, slug }, href }: { named: Named; href: (slug: string) => string }) {
  if (slug === null) return name;
  return (
    <Anchor href={href(slug)} className="underline decoration-1 underline-offset-4 hover:decoration-2">
      {name}
    </Anchor>
  );
}
