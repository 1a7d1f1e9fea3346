// A map with pins, and its content as a list. The server renders a readable map; its script adds panning and zooming.
import { type FocusEvent, memo, useMemo } from 'react';
import type { Coordinates } from '#shared/places/distance.ts';
import { Anchor } from '../button/anchor.tsx';
import type { MapMark } from './clusters.ts';
import { MapControls } from './map-controls.tsx';
import type { MapPin } from './map-pin.ts';
import { MapMarks } from './map-marks.tsx';
import { MapShapes } from './map-shapes.tsx';
import { SameSpot } from './same-spot.tsx';
import { isInside, project, regionOf, type RegionName } from './regions.ts';
import { useLiveMap } from './use-live-map.ts';
import './place-map.css';

export interface PlaceMapProps {
  region: RegionName;
  /** What the map shows, for screen readers: 'Karta över föreningar'. */
  label: string;
  /** Pass the same array while the pins are unchanged: a new array opens the map again, with the same part visible. */
  pins: readonly MapPin[];
  /** A place in the middle of the map when it opens. */
  center?: Coordinates | undefined;
}

const noDots: [] = [];

export function PlaceMap({ region: name, label, pins, center }: PlaceMapProps) {
  const region = useMemo(() => regionOf(name), [name]);
  const points = useMemo(
    () =>
      pins.map((pin) => {
        const point = project(region, pin);
        return isInside(region, point) ? point : null;
      }),
    [region, pins],
  );
  const { setBox, setPlane, map, view, ...live } = useLiveMap(region, { points, center, isStored: true });
  const { sameSpot, closeSameSpot, divide, pressKey } = live;
  // Marks are also rendered somewhat outside the visible part. The container listens, since a link may have its own focus handler.
  function revealFocused({ target }: FocusEvent<HTMLElement>, marks: readonly MapMark[]): void {
    const focused = marks.find(({ key }) => key === target.dataset.mark);
    if (focused) map?.reveal(focused);
  }
  return (
    <section aria-label={label} className="@container">
      <div className="flex flex-col gap-3 @2xl:flex-row @2xl:items-start @2xl:gap-5">
        <div className="map-column" data-region={name}>
          <div className="relative" {...(map && { onKeyDown: pressKey })}>
            <div ref={setBox} className={view ? 'map-box map-live' : 'map-box'} data-region={name}>
              <div ref={setPlane} className="map-plane">
                <MapShapes region={region} dots={view ? noDots : points} labelLevel={view?.labelLevel ?? 0} />
                <div {...(view && { onFocus: (event) => revealFocused(event, view.marks) })}>
                  {view && map && (
                    <MapMarks region={region} pins={pins} marks={view.marks} onDivide={divide} />
                  )}
                </div>
              </div>
              {sameSpot && map && (
                <SameSpot
                  pins={sameSpot.map((index) => pins[index]).filter((pin) => pin !== undefined)}
                  onClose={closeSameSpot}
                />
              )}
            </div>
            {view && map && (
              <MapControls
                map={map}
                canZoomIn={view.canZoomIn}
                canZoomOut={view.canZoomOut}
                isBelow={region.width > region.height}
              />
            )}
          </div>
          <p className="mt-1 text-sm text-muted">
            {view && 'Dra för att flytta. Zooma med knapparna, två fingrar eller Ctrl och hjulet. '}
            Karta: Natural Earth. Orter: GeoNames,{' '}
            <a
              className="underline underline-offset-4"
              href="https://creativecommons.org/licenses/by/4.0/deed.sv"
            >
              CC BY 4.0
            </a>
            .
          </p>
        </div>
        <MapList label={label} pins={pins} />
      </div>
    </section>
  );
}

/** Memoised, so that a long list is not rendered again while the map moves. */
const MapList = memo(function MapList({ label, pins }: Pick<PlaceMapProps, 'label' | 'pins'>) {
  return (
    <ul
      aria-label={`${label}, som lista`}
      className="flex max-h-96 min-w-0 flex-1 flex-col contain-content divide-y divide-line overflow-y-auto @2xl:max-h-[max(24rem,calc(100dvh-12rem))]"
    >
      {pins.map(({ name, detail, href }) => (
        <li key={href}>
          <Anchor href={href} className="flex min-h-11 flex-wrap items-baseline gap-x-2 py-2 hover:underline">
            <span className="font-semibold">{name}</span>
            {detail && <span className="text-sm text-muted">{detail}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
});
