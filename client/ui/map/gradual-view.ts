// Shows the views of a map, after a gesture over several frames.
import { bySouth, type MapMark } from './clusters.ts';
import type { MapView } from './visible-marks.ts';

/** More added or removed marks take longer than a frame has. */
const CHANGED_MARKS_PER_FRAME = 4;
const CHANGED_NAMES_PER_FRAME = 4;

type Shown = Pick<MapView, 'marks' | 'nameCount'>;

export interface GradualView {
  show: (wanted: Shown, isByGesture: boolean) => void;
  close: () => void;
}

export function openGradualView({
  showMarks,
  showNames,
}: {
  showMarks: (marks: readonly MapMark[]) => void;
  showNames: (count: number) => void;
}): GradualView {
  let frame = 0;
  let shown: Shown = { marks: [], nameCount: 0 };

  function change(next: Shown): void {
    if (next.marks !== shown.marks) showMarks(next.marks);
    if (next.nameCount !== shown.nameCount) showNames(next.nameCount);
    shown = next;
  }

  function showStep(wanted: Shown): void {
    change(stepTowards(shown, wanted));
    if (shown !== wanted) frame = requestAnimationFrame(() => showStep(wanted));
  }

  return {
    show(wanted, isByGesture) {
      cancelAnimationFrame(frame);
      // In the next frame, since this one has moved the map.
      if (isByGesture) frame = requestAnimationFrame(() => showStep(wanted));
      else change(wanted);
    },
    close: () => cancelAnimationFrame(frame),
  };
}

/** The wanted view, or a step towards it that is shown in a frame: as many marks added as removed, and then the names. */
function stepTowards(shown: Shown, wanted: Shown): Shown {
  const [shownKeys, wantedKeys] = [keysOf(shown.marks), keysOf(wanted.marks)];
  const added = wanted.marks.filter(({ key }) => !shownKeys.has(key));
  const removed = shown.marks.filter(({ key }) => !wantedKeys.has(key));
  if (added.length + removed.length <= CHANGED_MARKS_PER_FRAME) {
    const difference = wanted.nameCount - shown.nameCount;
    if (Math.abs(difference) <= CHANGED_NAMES_PER_FRAME) return wanted;
    return { ...wanted, nameCount: shown.nameCount + Math.sign(difference) * CHANGED_NAMES_PER_FRAME };
  }
  const addedNow = added.slice(
    0,
    Math.max(CHANGED_MARKS_PER_FRAME / 2, CHANGED_MARKS_PER_FRAME - removed.length),
  );
  const remaining = removed.slice(CHANGED_MARKS_PER_FRAME - addedNow.length);
  const unchanged = wanted.marks.filter(({ key }) => shownKeys.has(key));
  const marks = [...unchanged, ...addedNow, ...remaining].sort(bySouth);
  return { marks, nameCount: shown.nameCount };
}

function keysOf(marks: readonly MapMark[]): ReadonlySet<string> {
  return new Set(marks.map(({ key }) => key));
}
