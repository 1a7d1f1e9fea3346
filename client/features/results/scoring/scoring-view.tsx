// Live scoring on a phone in the hall: the score, large buttons for points, undo, period, start and end.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Undo2 from 'lucide-react/icons/undo-2';
import { periodName, resultLabels } from '#shared/features/results/rules.ts';
import type { Scoring } from '#shared/features/results/scoring/contract.ts';
import { MAX_PERIOD, type ScoreState, type Side } from '#shared/features/results/scoring/state.ts';
import { describeAction, describeWaiting } from '#shared/features/results/scoring/texts.ts';
import { resultPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EventList } from './event-list.tsx';
import { latestToUndo, project, type ShownEvent } from './projection.ts';
import { QueueNotice } from './queue-notice.tsx';
import type { useScoring } from './use-scoring.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Scored = ReturnType<typeof useScoring>;

export interface ScoringViewProps extends Pick<Scored, 'waiting' | 'queue' | 'score' | 'undo'> {
  scoring: Scoring;
  /** Called to sign in again when the session has ended. */
  onSignIn: () => void;
}

export function ScoringView({ scoring, waiting, queue, score, undo, onSignIn }: ScoringViewProps) {
  const { result } = scoring;
  const teams = { home: result.home.name, away: result.away.name };
  const { state, events } = project(scoring, waiting.events);
  const isLive = state.status === 'live';
  const period = state.period ?? 1;
  const isStuck = waiting.events.length > 0 && (waiting.phase === 'waiting' || waiting.phase === 'stopped');
  useWakeLock(isLive);
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-3 p-3 short:max-w-none">
      <h1 className="sr-only">{`Rapportera ${teams.home} – ${teams.away}`}</h1>
      <div className="flex h-16 shrink-0 items-center justify-between gap-2 overflow-hidden short:h-12">
        <Anchor
          href={resultPath(result.id)}
          aria-label="Till matchens sida"
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken"
        >
          <ArrowLeft size={22} />
        </Anchor>
        <div className="text-center">
          <p className="font-display font-bold">
            {resultLabels[state.status]}
            {isLive && ` · ${periodName(period)}`}
          </p>
          {/* Here the text shifts no button when it appears; the notice below has the details. */}
          <output className="block text-sm font-semibold">
            {isStuck && describeWaiting(waiting.events, waiting.phase === 'stopped')}
          </output>
        </div>
        {/* As wide as the link to the left, so that the label is centred. */}
        <span className="size-11 shrink-0" />
      </div>
      <div
        className={classNames(
          // The height depends on names and buttons only: no point button moves when a notice or an event appears below.
          'grid min-h-[max(21rem,100dvh-18rem)] shrink-0 grid-cols-2 grid-rows-[auto_minmax(min-content,1fr)] gap-3',
          'short:min-h-[max(11rem,100dvh-11rem)] short:grid-cols-[1fr_2fr_2fr_1fr] short:grid-rows-[minmax(min-content,1fr)]',
        )}
      >
        <TeamScore
          name={teams.home}
          points={state.homeScore}
          className="short:col-start-2 short:row-start-1"
        />
        <TeamScore
          name={teams.away}
          points={state.awayScore}
          className="short:col-start-3 short:row-start-1"
        />
        {isLive ? (
          (['home', 'away'] as const).map((side) => (
            <PointButtons
              key={side}
              team={teams[side]}
              className={side === 'home' ? 'short:col-start-1 short:row-start-1' : 'short:col-start-4'}
              onScore={(points) => score({ kind: 'points', side, points, period })}
            />
          ))
        ) : (
          <div className="col-span-2 flex flex-col items-center justify-center gap-4 short:col-start-1 short:col-end-5 short:row-start-2">
            {state.status === 'scheduled' ? (
              <Button
                variant="primary"
                size="lg"
                className="min-h-20 w-full"
                onClick={() => score({ kind: 'start' })}
              >
                Starta matchen
              </Button>
            ) : (
              <ButtonLink href={resultPath(result.id)}>Till matchens sida</ButtonLink>
            )}
          </div>
        )}
      </div>
      <Controls state={state} events={events} teams={teams} score={score} undo={undo} />
      <QueueNotice waiting={waiting} queue={queue} teams={teams} onSignIn={onSignIn} />
      <EventList events={events} teams={teams} onUndo={undo} />
    </div>
  );
}

function TeamScore({ name, points, className }: { name: string; points: number | null; className: string }) {
  return (
    <div
      className={classNames(
        'hall flex min-w-0 flex-col items-center justify-between gap-1 rounded-md px-2 py-3 text-center',
        className,
      )}
    >
      <span className="font-display leading-tight font-bold hyphens-auto [overflow-wrap:anywhere]">
        {name}
      </span>
      <output aria-label={`Poäng för ${name}`} className="board text-3xl">
        {points ?? '–'}
      </output>
    </div>
  );
}

function PointButtons({
  team,
  className,
  onScore,
}: {
  team: string;
  className: string;
  onScore: (points: number) => void;
}) {
  return (
    <fieldset aria-label={team} className={classNames('grid min-w-0 grid-rows-3 gap-3', className)}>
      {[1, 2, 3].map((points) => (
        <button
          key={points}
          type="button"
          aria-label={`+${points} ${team}`}
          onClick={() => onScore(points)}
          // `touch-manipulation`: two quick presses are two baskets, not a double-tap zoom.
          className="board min-h-14 touch-manipulation rounded-md border border-outline bg-surface text-2xl select-none hover:border-ink active:bg-accent active:text-accent-ink short:min-h-12"
        >
          +{points}
        </button>
      ))}
    </fieldset>
  );
}

function Controls({
  state,
  events,
  teams,
  score,
  undo,
}: {
  state: ScoreState;
  events: readonly ShownEvent[];
  teams: Record<Side, string>;
} & Pick<Scored, 'score' | 'undo'>) {
  const latest = latestToUndo(events);
  const period = state.period ?? 1;
  const undone =
    latest && latest.action.kind !== 'correction' ? describeAction(latest.action, teams) : undefined;
  return (
    <div className="grid grid-cols-2 gap-3 short:grid-cols-3">
      <Button
        size="lg"
        icon={<Undo2 size={20} />}
        disabled={!latest}
        className="col-span-2 min-h-15 [overflow-wrap:anywhere] short:col-span-1"
        onClick={() => latest && undo(latest.id)}
      >
        {undone ? `Ångra ${undone}` : 'Ångra'}
      </Button>
      {state.status === 'live' && (
        <>
          <Button
            size="lg"
            disabled={period >= MAX_PERIOD}
            onClick={() => score({ kind: 'period', period: period + 1 })}
          >
            {nextPeriod(period)}
          </Button>
          <Button size="lg" onClick={() => score({ kind: 'end' })}>
            Avsluta
          </Button>
        </>
      )}
    </div>
  );
}

/** "Till 3:e perioden", "Till förlängning". */
function nextPeriod(period: number): string {
  const name = periodName(period + 1);
  return `Till ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
