// A match in a list, in the style of an arena scoreboard: teams and points, the winner emphasised. The whole card is a link.
import { matchTitle } from '#shared/features/results/rules.ts';
import type { Result } from '#shared/features/results/schemas.ts';
import { formatDateTime } from '#shared/format.ts';
import { resultPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StatusLabel } from './status-label.tsx';

export function ResultCard({ result, level = 3 }: { result: Result; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  const { home, away, homeScore, awayScore, gameDate, venue } = result;
  return (
    <article className="relative flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-3 transition-colors duration-150 hover:border-ink sm:p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <StatusLabel match={result} />
        <span className="text-muted [overflow-wrap:anywhere]">{result.league.name}</span>
      </p>
      {/* The link covers the card. */}
      <Heading className="absolute inset-0">
        <Anchor href={resultPath(result.id)} className="block size-full rounded-md">
          <span className="sr-only">{matchTitle(result)}</span>
        </Anchor>
      </Heading>
      <div className="hall grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-sm bg-hall px-3 py-2 text-hall-ink">
        <Side name={home.name} score={homeScore} isWinner={isAhead(result, 'home')} />
        <Side name={away.name} score={awayScore} isWinner={isAhead(result, 'away')} />
      </div>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        <time dateTime={gameDate}>{formatDateTime(gameDate)}</time>
        {venue && ` · ${venue}`}
      </p>
    </article>
  );
}

function Side({ name, score, isWinner }: { name: string; score: number | null; isWinner: boolean }) {
  return (
    <>
      <span
        className={classNames(
          'leading-snug hyphens-auto [overflow-wrap:anywhere]',
          isWinner ? 'font-semibold' : 'text-hall-ink/80',
        )}
      >
        {name}
      </span>
      <span className={classNames('board text-right text-xl leading-tight', !isWinner && 'text-hall-ink/80')}>
        {score ?? '–'}
      </span>
    </>
  );
}

/** Whether this side has won a finished match. During a match neither side is emphasised. */
export function isAhead(
  { status, homeScore, awayScore }: Pick<Result, 'status' | 'homeScore' | 'awayScore'>,
  side: 'home' | 'away',
): boolean {
  if (status === 'scheduled' || homeScore === null || awayScore === null) return false;
  if (status === 'live') return true;
  return side === 'home' ? homeScore > awayScore : awayScore > homeScore;
}
