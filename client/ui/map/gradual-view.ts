// Shows the views of a map, after a gesture over several frames.
import { nextFrame } from '../../core/wait.ts';
import type { MarkElements } from './mark-elements.ts';
import type { TownNames } from './town-names.ts';
import type { MapView } from './visible-marks.ts';

/** More changes take longer than a frame has. */
const CHANGES_PER_FRAME = 4;

type Shown = Pick<MapView, 'marks' | 'nameCount'>;

export interface GradualView {
  show: (wanted: Shown, isByGesture: boolean) => void;
  close: () => void;
}

export function openGradualView({
  marks,
  names,
}: {
  marks: Pick<MarkElements, 'changesTo'>;
  names: Pick<TownNames, 'changesTo'>;
}): GradualView {
  /** Null once the view is closed. */
  let latest: Shown | null = null;

  const changesTo = (wanted: Shown) => [
    ...marks.changesTo(wanted.marks),
    ...names.changesTo(wanted.nameCount),
  ];

  /** Ends when another view is wanted. */
  async function showGradually(wanted: Shown): Promise<void> {
    // This frame has moved the map, and the next one stores where it is.
    await nextFrame();
    await nextFrame();
    if (latest !== wanted) return;
    const changes = changesTo(wanted);
    while (changes.length > 0) {
      await nextFrame();
      if (latest !== wanted) return;
      for (const change of changes.splice(0, CHANGES_PER_FRAME)) change();
    }
  }

  return {
    show(wanted, isByGesture) {
      latest = wanted;
      if (isByGesture) void showGradually(wanted);
      else for (const change of changesTo(wanted)) change();
    },
    close() {
      latest = null;
    },
  };
}
