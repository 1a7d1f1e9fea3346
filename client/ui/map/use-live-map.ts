// Loads the map's script when the map is shown. Its state is what React renders of the map.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Coordinates } from '#shared/places/distance.ts';
import type { MapMark } from './clusters.ts';
import { readEntryView, storeEntryView } from './entry-view.ts';
import { useLinkActions } from '../button/link-actions.ts';
import type { LiveMap } from './live-map.ts';
import type { MarkListeners } from './mark-elements.ts';
import type { MapPin } from './map-pin.ts';
import type { ZoomLimits } from './visible-marks.ts';
import { ZOOM_FACTOR } from './map-controls.tsx';
import { type MapPoint, project, projectInside, type Region } from './regions.ts';

/** How much closer than the whole region a place is shown at most. */
const CLOSE_UP = 8;

export interface LiveMapOptions {
  /** Pass the same array while the pins are unchanged. */
  pins: readonly MapPin[];
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

export function useLiveMap(region: Region, { pins, center, isStored = false }: LiveMapOptions) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [limits, setLimits] = useState<ZoomLimits | null>(null);
  const [sameSpot, setSameSpot] = useState<readonly MapPin[] | null>(null);
  const links = useLinkActions();
  /** The place that the map was moved to: new pins do not move it again. */
  const movedTo = useRef<string>(undefined);

  useEffect(() => {
    if (!box) return undefined;
    let opened: LiveMap | undefined;
    let isClosed = false;
    const marks: MarkListeners = {
      onClick(event, { mark, href }) {
        if (href !== undefined) links.follow(event, href);
        else if (opened?.divide(mark)) focusCentre(box);
        else if (opened) setSameSpot(opened.pinsOf(mark));
      },
      onFocus(_event, { mark, href }) {
        // Marks are also shown somewhat outside the visible part.
        opened?.reveal(mark);
        if (href !== undefined) links.preload(href);
      },
      onTouch(_event, { href }) {
        if (href !== undefined) links.preload(href);
      },
      onPoint({ target }, { href }) {
        if (href !== undefined && target instanceof Element) links.preloadOnHover(target, href);
      },
    };
    const open = async (): Promise<void> => {
      const { openMap } = await import('./live-map.ts');
      if (isClosed) return;
      opened = openMap({
        box,
        region,
        pins,
        marks,
        onMove: isStored
          ? (middle, magnification) => storeEntryView({ region: region.name, center: middle, magnification })
          : undefined,
        onLimits: ({ canZoomIn, canZoomOut }) =>
          setLimits((shown) =>
            shown?.canZoomIn === canZoomIn && shown.canZoomOut === canZoomOut
              ? shown
              : { canZoomIn, canZoomOut },
          ),
      });
      setMap(opened);
    };
    // Without its script the map is a picture; the list has the same content.
    open().catch(() => undefined);
    return () => {
      isClosed = true;
      opened?.close();
      setMap(null);
      setLimits(null);
      setSameSpot(null);
    };
  }, [box, region, pins, links, isStored]);

  useEffect(() => {
    if (!map) return;
    const place = [region.name, center?.latitude, center?.longitude].join(' ');
    if (place === movedTo.current) return;
    const stored = isStored && movedTo.current === undefined ? readEntryView(region.name) : undefined;
    movedTo.current = place;
    if (stored) map.lookAt(stored.center, stored.magnification);
    else if (center) {
      const point = project(region, center);
      map.lookAt(point, closeUpOf(region, point, pins));
    }
  }, [map, region, center, pins, isStored]);

  function closeSameSpot(): void {
    setSameSpot(null);
    if (box) focusCentre(box);
  }

  return {
    box,
    setBox,
    map,
    limits,
    sameSpot,
    closeSameSpot,
    pressKey(event: KeyboardEvent): void {
      if (!map || event.ctrlKey || event.metaKey || event.altKey) return;
      const focused = document.activeElement;
      const around = focused ? map.markAt(focused) : undefined;
      const act =
        event.key === 'Escape' && sameSpot ? closeSameSpot : actionOf(map, { key: event.key, around });
      if (!act) return;
      event.preventDefault();
      act();
      // The mark that had the focus may have been divided, joined with others or left behind.
      if (box && focused && !focused.isConnected) focusCentre(box);
    },
  };
}

/** The magnification at which the closest pin is visible with the point in the middle. */
function closeUpOf(region: Region, center: MapPoint, pins: readonly MapPin[]): number {
  const magnifications = projectInside(region, pins).flatMap((pin) => {
    if (!pin) return [];
    const [across, down] = [Math.abs(pin.x - center.x), Math.abs(pin.y - center.y)];
    // Slightly less than to the edge, so that the pin is not cut.
    return 0.45 * Math.min(region.width / across, region.height / down);
  });
  if (magnifications.length === 0) return CLOSE_UP;
  return Math.max(1, Math.min(CLOSE_UP, Math.max(...magnifications)));
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
