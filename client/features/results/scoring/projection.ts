// What a scorer sees: the server's state of the match, with the queued events applied to it.
import type { NewScoringEvent, Scoring, ScoringEvent } from '#shared/features/results/scoring/contract.ts';
import {
  actionOf,
  applyAction,
  type ScoreState,
  scoreStateOf,
  type ScoringAction,
  undoAction,
} from '#shared/features/results/scoring/state.ts';

/** An event in the list, newest first. */
export interface ShownEvent {
  id: string;
  action: ScoringAction | { kind: 'correction'; homeScore: number | null; awayScore: number | null };
  /** Null for the viewer's own and for erased accounts. */
  by: string | null;
  isUndone: boolean;
  isWaiting: boolean;
  /** Whether it can be undone now. Events before a correction, and points of a finished match, cannot. */
  canUndo: boolean;
}

export interface Projection {
  state: ScoreState;
  events: ShownEvent[];
}

export function project({ result, events }: Scoring, queued: readonly NewScoringEvent[]): Projection {
  const sentIds = new Set(events.map(({ id }) => id));
  // The server may have a queued event: the response was lost, but the live connection has delivered the event.
  const waiting = queued.filter(({ id }) => !sentIds.has(id));
  const actions = new Map<string, ScoringAction>();
  for (const event of events) {
    const action = actionOf(event);
    if (action) actions.set(event.id, action);
  }
  const undone = new Set(events.filter(({ isUndone }) => isUndone).map(({ id }) => id));
  let state = scoreStateOf(result);
  const added: ShownEvent[] = [];
  for (const event of waiting) {
    if (event.kind === 'undo') {
      const action = actions.get(event.undoes);
      if (!action || undone.has(event.undoes)) continue;
      const next = undoAction(state, action);
      if (typeof next === 'string') continue;
      state = next;
      undone.add(event.undoes);
      continue;
    }
    const next = applyAction(state, event);
    // The event is not applied: the server will refuse it, and the scorer is shown why.
    if (typeof next === 'string') continue;
    state = next;
    actions.set(event.id, event);
    added.unshift({
      id: event.id,
      action: event,
      by: null,
      isUndone: false,
      isWaiting: true,
      canUndo: true,
    });
  }
  const correction = events.findIndex(({ kind }) => kind === 'correction');
  const stored = events.flatMap((event, index): ShownEvent[] => {
    const action = actions.get(event.id) ?? correctionOf(event);
    if (!action) return [];
    return [
      {
        id: event.id,
        action,
        by: event.isOwn ? null : event.by,
        isUndone: false,
        isWaiting: false,
        canUndo: action.kind !== 'correction' && (correction < 0 || index < correction),
      },
    ];
  });
  const all = [...added, ...stored];
  for (const event of all) {
    event.isUndone = undone.has(event.id) || isWithoutEffect(state, event);
    event.canUndo &&= mayUndo(state, event);
  }
  return { state, events: all };
}

function mayUndo(state: ScoreState, { action }: ShownEvent): boolean {
  return action.kind !== 'correction' && typeof undoAction(state, action) !== 'string';
}

/** Whether the state is already as if the event had been undone: the first of two ends after the second was undone. */
function isWithoutEffect(state: ScoreState, { action }: ShownEvent): boolean {
  return action.kind !== 'correction' && undoAction(state, action) === state;
}

/** The event that the undo button undoes: the latest, by any scorer. */
export function latestToUndo(events: readonly ShownEvent[]): ShownEvent | undefined {
  const latest = events.find(({ isUndone }) => !isUndone);
  return latest?.canUndo ? latest : undefined;
}

function correctionOf({ kind, homeScore, awayScore }: ScoringEvent): ShownEvent['action'] | null {
  return kind === 'correction' ? { kind, homeScore, awayScore } : null;
}
