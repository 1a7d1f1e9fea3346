// How long a decision of staff can still be undone. The period restarts while its undo button has focus.
import { MAX_MINUTES_TO_UNDO_DECISION, SECONDS_TO_UNDO_DECISION } from '#shared/features/decisions/rules.ts';

/** Shorter than the period itself, so that one failed request does not end the period. */
const EXTEND_EVERY_MS = 20_000;
const UNDO_MS = SECONDS_TO_UNDO_DECISION * 1000;
const MAX_MS = MAX_MINUTES_TO_UNDO_DECISION * 60_000;

/** Times of this browser's clock, in milliseconds. */
export interface UndoPeriod {
  decidedAt: number;
  endsAt: number;
}

export interface UndoClock {
  /** Called when the undo button gets and loses focus. */
  hold: (isHeld: boolean) => void;
  stop: () => void;
}

interface Effects {
  /** Requests an extension from the server. */
  extend: () => Promise<unknown>;
  onExtended: (period: UndoPeriod) => void;
  onOver: () => void;
}

export function newPeriod(): UndoPeriod {
  const now = Date.now();
  return { decidedAt: now, endsAt: now + UNDO_MS };
}

export function startUndoClock(initial: UndoPeriod, { extend, onExtended, onOver }: Effects): UndoClock {
  let period = initial;
  let end: ReturnType<typeof setTimeout>;
  let repeat: ReturnType<typeof setInterval> | undefined;

  const stop = () => {
    clearTimeout(end);
    clearInterval(repeat);
    repeat = undefined;
  };
  const schedule = () => {
    clearTimeout(end);
    end = setTimeout(() => {
      stop();
      onOver();
    }, period.endsAt - Date.now());
  };
  const extendNow = async () => {
    const { decidedAt, endsAt } = period;
    const requestedAt = Date.now();
    if (requestedAt >= decidedAt + MAX_MS - UNDO_MS && endsAt >= decidedAt + MAX_MS) return;
    try {
      await extend();
    } catch {
      // The period continues to run; the next request may succeed.
      return;
    }
    period = { decidedAt, endsAt: Math.max(endsAt, Math.min(requestedAt + UNDO_MS, decidedAt + MAX_MS)) };
    onExtended(period);
    schedule();
  };

  schedule();
  return {
    hold(isHeld) {
      if (isHeld === (repeat !== undefined)) return;
      if (isHeld) repeat = setInterval(() => void extendNow(), EXTEND_EVERY_MS);
      else {
        clearInterval(repeat);
        repeat = undefined;
      }
      // Also when the button loses focus, so that the whole period remains from then on.
      void extendNow();
    },
    stop,
  };
}
