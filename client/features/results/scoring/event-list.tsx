// The latest events of a match, each with its own undo button.
import { describeAction } from '#shared/features/results/scoring/texts.ts';
import type { Side } from '#shared/features/results/scoring/state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ShownEvent } from './projection.ts';

const SHOWN = 8;

export interface EventListProps {
  events: readonly ShownEvent[];
  teams: Record<Side, string>;
  onUndo: (id: string) => void;
}

export function EventList({ events, teams, onUndo }: EventListProps) {
  if (events.length === 0) return null;
  return (
    <section aria-label="Senaste händelserna">
      <ol className="divide-y divide-line">
        {events.slice(0, SHOWN).map((event) => {
          const text = describe(event, teams);
          return (
            <li key={event.id} className="flex min-h-12 items-center justify-between gap-3 py-1">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className={classNames('font-semibold', event.isUndone && 'line-through')}>{text}</span>
                <span className="text-sm text-muted">
                  {event.isUndone && ' ångrad'}
                  {event.isWaiting && ' väntar'}
                  {event.by && ` ${event.by}`}
                </span>
              </span>
              {event.canUndo && !event.isUndone && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Ångra ${text}`}
                  onClick={() => onUndo(event.id)}
                >
                  Ångra
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function describe({ action }: ShownEvent, teams: Record<Side, string>): string {
  if (action.kind !== 'correction') return describeAction(action, teams);
  return action.homeScore === null
    ? 'Rättad av redaktionen'
    : `Rättad till ${action.homeScore}–${action.awayScore}`;
}
