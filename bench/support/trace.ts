// Reads a trace of the browser: how long scripts run in each frame.

export interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
  tid: number;
  pid: number;
  args?: { data?: Record<string, unknown>; name?: string };
}

/** What counts as script, with what it calls. The browser collects garbage on its own, between frames. */
const SCRIPTS = new Set([
  'EvaluateScript',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
]);
/** Where the main thread hands a frame over for painting. */
const FRAME_END = 'Commit';
/** At 60 frames a second. */
const FRAME_US = 1_000_000 / 60;
/** What a script causes but does not run itself. */
const RENDERING = new Set(['Layout', 'UpdateLayoutTree']);

/**
 * The milliseconds of script between two frames of the main thread, for each frame of an animation. In processor time, since the
 * browser paints on the same processors, unlike on a phone.
 */
export function scriptPerFrame(events: readonly TraceEvent[]): number[] {
  const main = events.find(({ name }) => name === FRAME_END);
  const own = events.filter(({ tid, pid }) => tid === main?.tid && pid === main.pid);
  const ends = own
    .filter(({ name }) => name === FRAME_END)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other);
  const spans = own.filter(({ ph, dur }) => ph === 'X' && dur !== undefined);
  const scripts = outermost(spans.filter(({ name }) => SCRIPTS.has(name)));
  const rendering = outermost(spans.filter(({ name }) => RENDERING.has(name)));
  const times = new Map<number, number>();
  const animated = new Set<number>();
  for (const { name, ts, dur = 0, tdur = dur } of scripts) {
    const last = ends.findLast((end) => end <= ts) ?? 0;
    // Without changes nothing is painted: the time is divided anyway.
    const frame = last + Math.floor((ts - last) / FRAME_US) * FRAME_US;
    const rendered = rendering
      .filter((inner) => inner.ts >= ts && inner.ts < ts + dur)
      .reduce((sum, inner) => sum + (inner.tdur ?? inner.dur ?? 0), 0);
    if (name === 'FireAnimationFrame') animated.add(frame);
    times.set(frame, (times.get(frame) ?? 0) + (tdur - rendered) / 1000);
  }
  return [...times].flatMap(([frame, time]) => (animated.has(frame) ? time : []));
}

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}
