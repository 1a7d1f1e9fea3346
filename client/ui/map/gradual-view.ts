// Shows the views of a map, after a gesture over several frames.
import type { Change, MarkElements } from './mark-elements.ts';
import type { TownNames } from './town-names.ts';
import type { MapView } from './visible-marks.ts';

/** More changes take longer than a frame has. */
const CHANGES_PER_FRAME = 4;

export interface GradualView {
  show: (wanted: Pick<MapView, 'marks' | 'nameCount'>, isByGesture: boolean) => void;
  close: () => void;
}

export function openGradualView({
  marks,
  names,
}: {
  marks: Pick<MarkElements, 'changesTo'>;
  names: Pick<TownNames, 'changesTo'>;
}): GradualView {
  let frame = 0;

  function showGradually(changes: readonly Change[]): void {
    for (const change of changes.slice(0, CHANGES_PER_FRAME)) change();
    const remaining = changes.slice(CHANGES_PER_FRAME);
    if (remaining.length > 0) frame = requestAnimationFrame(() => showGradually(remaining));
  }

  return {
    show(wanted, isByGesture) {
      cancelAnimationFrame(frame);
      const changesToWanted = (): Change[] => [
        ...marks.changesTo(wanted.marks),
        ...names.changesTo(wanted.nameCount),
      ];
      if (!isByGesture) return changesToWanted().forEach((change) => change());
      // This frame has moved the map, and the next one stores where it is.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          const changes = changesToWanted();
          frame = requestAnimationFrame(() => showGradually(changes));
        });
      });
    },
    close: () => cancelAnimationFrame(frame),
  };
}
