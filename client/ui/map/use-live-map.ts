// Loads the map's script when the map is shown, and holds as state what the map shows.
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Coordinates } from '#shared/places/distance.ts';
import { bySouth, type MapMark } from './clusters.ts';
import { readEntryView, storeEntryView } from './entry-view.ts';
import type { LiveMap } from './live-map.ts';
import type { MapView } from './visible-marks.ts';
import { ZOOM_FACTOR } from './map-controls.tsx';
import { type MapPoint, project, type Region } from './regions.ts';

/** More added or removed marks take longer than a frame has, so after a gesture the marks change over several frames. */
const CHANGED_MARKS_PER_FRAME = 6;

/** How much closer than the whole region a place is shown. */
const CLOSE_UP = 8;

export interface LiveMapOptions {
  points: readonly (MapPoint | null)[];
  /** A place in the middle of the map when it opens. */
  center?: Coordinates | undefined;
  /** Whether Back shows the part that was shown last. */
  isStored?: boolean;
}

/** Steps to the right and down. */
const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function useLiveMap(region: Region, { points, center, isStored = false }: LiveMapOptions) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [plane, setPlane] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [sameSpot, setSameSpot] = useState<number[] | null>(null);
  /** The place that the map was moved to: new pins do not move it again. */
  const movedTo = useRef<string>(undefined);

  useEffect(() => {
    if (!box || !plane) return undefined;
    let opened: LiveMap | undefined;
    let isClosed = false;
    let frame = 0;
    let shown: MapView | null = null;
    function show(next: MapView, isByGesture: boolean): void {
      cancelAnimationFrame(frame);
      shown = shown && isByGesture ? stepTowards(shown, next) : next;
      setView(shown);
      if (shown !== next) frame = requestAnimationFrame(() => show(next, isByGesture));
    }
    const open = async (): Promise<void> => {
      const { openMap } = await import('./live-map.ts');
      if (isClosed) return;
      opened = openMap({
        box,
        plane,
        region,
        points,
        onMove: isStored
          ? (middle, magnification) => storeEntryView({ region: region.name, center: middle, magnification })
          : undefined,
        onView: show,
      });
      setMap(opened);
    };
    // Without its script the map is a picture; the list has the same content.
    open().catch(() => undefined);
    return () => {
      isClosed = true;
      cancelAnimationFrame(frame);
      opened?.close();
      setMap(null);
      setView(null);
      setSameSpot(null);
    };
  }, [box, plane, region, points, isStored]);

  useEffect(() => {
    if (!map) return;
    const place = [region.name, center?.latitude, center?.longitude].join(' ');
    if (place === movedTo.current) return;
    const stored = isStored && movedTo.current === undefined ? readEntryView(region.name) : undefined;
    movedTo.current = place;
    if (stored) map.lookAt(stored.center, stored.magnification);
    else if (center) map.lookAt(project(region, center), CLOSE_UP);
  }, [map, region, center, isStored]);

  function closeSameSpot(): void {
    setSameSpot(null);
    if (box) focusCentre(box);
  }

  // The same function on each render, so that unchanged marks are not rendered again.
  const divide = useCallback(
    (mark: MapMark): void => {
      if (!map || !box) return;
      let isDivided = false;
      flushSync(() => {
        isDivided = map.divide(mark);
      });
      if (isDivided) focusCentre(box);
      else setSameSpot(map.pinsOf(mark));
    },
    [map, box],
  );

  return {
    setBox,
    setPlane,
    map,
    view,
    sameSpot,
    closeSameSpot,
    divide,
    pressKey(event: KeyboardEvent): void {
      if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
      const focused = document.activeElement;
      const key = focused instanceof HTMLElement ? focused.dataset.mark : undefined;
      const mark = view?.marks.find((each) => each.key === key);
      const act =
        event.key === 'Escape' && sameSpot ? closeSameSpot : actionOf(map, { key: event.key, around: mark });
      if (!act) return;
      event.preventDefault();
      flushSync(act);
      // The mark that had the focus may have been divided, joined with others or left behind.
      if (box && focused && !focused.isConnected) focusCentre(box);
    },
  };
}

/** What a key does, around the focused mark; undefined for other keys. */
function actionOf(
  map: LiveMap,
  { key, around }: { key: string; around: MapMark | undefined },
): (() => void) | undefined {
  const arrow = arrows[key];
  if (arrow) return () => map.panBy(...arrow);
  if (key === '+' || key === '=') return () => map.zoomBy(ZOOM_FACTOR, around);
  if (key === '-') return () => map.zoomBy(1 / ZOOM_FACTOR, around);
  return key === '0' ? map.reset : undefined;
}

/**
 * The wanted view, or a step towards it that renders in a frame: as many marks added as removed, and then the names of one more
 * level of towns.
 */
function stepTowards(shown: MapView, wanted: MapView): MapView {
  const [shownKeys, wantedKeys] = [keysOf(shown.marks), keysOf(wanted.marks)];
  const added = wanted.marks.filter(({ key }) => !shownKeys.has(key));
  const removed = shown.marks.filter(({ key }) => !wantedKeys.has(key));
  if (added.length + removed.length <= CHANGED_MARKS_PER_FRAME) {
    if (wanted.labelLevel <= shown.labelLevel + 1) return wanted;
    return { ...wanted, labelLevel: shown.labelLevel + 1 };
  }
  const addedNow = added.slice(
    0,
    Math.max(CHANGED_MARKS_PER_FRAME / 2, CHANGED_MARKS_PER_FRAME - removed.length),
  );
  const remaining = removed.slice(CHANGED_MARKS_PER_FRAME - addedNow.length);
  const unchanged = wanted.marks.filter(({ key }) => shownKeys.has(key));
  const marks = [...unchanged, ...addedNow, ...remaining].sort(bySouth);
  return { ...wanted, marks, labelLevel: shown.labelLevel };
}

function keysOf(marks: readonly MapMark[]): ReadonlySet<string> {
  return new Set(marks.map(({ key }) => key));
}

/** Focuses the mark closest to the centre, or a button of the map without marks: the focused mark has been removed. */
function focusCentre(box: HTMLElement): void {
  const middle = centreOf(box);
  const marks = [...box.querySelectorAll<HTMLElement>('[data-mark]')].map((element) => {
    const { x, y } = centreOf(element);
    return { element, distance: Math.hypot(x - middle.x, y - middle.y) };
  });
  const [closest] = marks.sort((one, other) => one.distance - other.distance);
  const target = closest?.element ?? box.parentElement?.querySelector('button');
  target?.focus({ preventScroll: true });
}

function centreOf(element: HTMLElement): MapPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
