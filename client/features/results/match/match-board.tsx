// The scoreboard of a match: teams, points, league, time and venue. New points of a live match are announced politely.
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
      <div
        aria-live={match.status === 'live' ? 'polite' : undefined}
        aria-atomic="true"
        className="hall floodlit grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-lg px-4 py-5 sm:px-8 sm:py-8"
      >
        <Side team={home} score={match.homeScore} isStrong={isAhead(match, 'home')} />
        <Side team={away} score={match.awayScore} isStrong={isAhead(match, 'away')} />
      </div>
      <p className="mt-3 [overflow-wrap:anywhere]">
        <time dateTime={match.gameDate}>{formatDateTime(match.gameDate)}</time>
        {match.venue && `, ${match.venue}`}
      </p>
    </>
  );
}

function Side({ team, score, isStrong }: { team: Named; score: number | null; isStrong: boolean }) {
  const strength = isStrong ? undefined : 'text-ink/80';
  return (
    <>
      <p
        className={classNames(
          'font-display text-lg leading-tight font-bold hyphens-auto [overflow-wrap:anywhere] sm:text-xl',
          strength,
        )}
      >
        <NameLink named={team} href={teamPath} />
      </p>
      <p className={classNames('board text-right text-2xl leading-none sm:text-3xl', strength)}>
        {score ?? '–'}
      </p>
    </>
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
