// Loads the map's script when the map is shown, and holds as state what the map shows.
import { type KeyboardEvent, startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MapMark } from './clusters.ts';
import type { LiveMap, MapView } from './live-map.ts';
import { ZOOM_FACTOR } from './map-controls.tsx';
import type { MapPoint, Region } from './regions.ts';

/** Steps to the right and down. */
const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function useLiveMap(region: Region, points: readonly (MapPoint | null)[]) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [plane, setPlane] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [sameSpot, setSameSpot] = useState<number[] | null>(null);

  useEffect(() => {
    if (!box || !plane) return undefined;
    let opened: LiveMap | undefined;
    let isClosed = false;
    const open = async (): Promise<void> => {
      const { openMap } = await import('./live-map.ts');
      if (isClosed) return;
      opened = openMap({
        box,
        plane,
        region,
        points,
        onView(next, isByGesture) {
          if (isByGesture) startTransition(() => setView(next));
          else setView(next);
        },
      });
      setMap(opened);
    };
    // Without its script the map is a picture; the list has the same content.
    open().catch(() => undefined);
    return () => {
      isClosed = true;
      opened?.close();
      setMap(null);
      setView(null);
      setSameSpot(null);
    };
  }, [box, plane, region, points]);

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
      const arrow = arrows[event.key];
      if (arrow) map.panBy(...arrow);
      else if (event.key === '+' || event.key === '=') map.zoomBy(ZOOM_FACTOR);
      else if (event.key === '-') map.zoomBy(1 / ZOOM_FACTOR);
      else if (event.key === '0') map.reset();
      else if (event.key === 'Escape' && sameSpot) closeSameSpot();
      else return;
      event.preventDefault();
    },
  };
}

/** Focuses the mark closest to the centre: the focused button of a divided mark has been removed. */
function focusCentre(box: HTMLElement): void {
  const middle = centreOf(box);
  const marks = [...box.querySelectorAll<HTMLElement>('[data-mark]')].map((element) => {
    const { x, y } = centreOf(element);
    return { element, distance: Math.hypot(x - middle.x, y - middle.y) };
  });
  const [closest] = marks.sort((one, other) => one.distance - other.distance);
  closest?.element.focus({ preventScroll: true });
}

function centreOf(element: HTMLElement): MapPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
