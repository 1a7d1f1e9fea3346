// A map with pins, and its content as a list. The server renders a readable map; its script adds panning and zooming.
import { memo, useMemo } from 'react';
import type { Coordinates } from '#shared/places/distance.ts';
import { Anchor } from '../button/anchor.tsx';
import { GeometryFailure } from './geometry-failure.tsx';
import { MapControls } from './map-controls.tsx';
import type { MapPin } from './map-pin.ts';
import { MapShapes } from './map-shapes.tsx';
import { SameSpot } from './same-spot.tsx';
import { projectInside, regionOf, type RegionName } from './regions.ts';
import { useGeometry } from './use-geometry.ts';
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
  const points = useMemo(() => projectInside(region, pins), [region, pins]);
  const live = useLiveMap(region, { pins, center, isStored: true });
  const geometry = useGeometry(region, live.box);
  const { setBox, map, limits, sameSpot, closeSameSpot, pressKey } = live;
  return (
    <section aria-label={label} className="@container">
      <div className="flex flex-col gap-3 @2xl:flex-row @2xl:items-start @2xl:gap-5">
        <div className="map-column" data-region={name}>
          <div className="relative" {...(map && { onKeyDown: pressKey })}>
            <div ref={setBox} className={limits ? 'map-box map-live' : 'map-box'} data-region={name}>
              <div className="map-plane">
                <MapShapes region={region} url={geometry.url} dots={limits ? noDots : points} />
                <div className="map-marks" />
              </div>
              {sameSpot && map && <SameSpot pins={sameSpot} onClose={closeSameSpot} />}
            </div>
            {limits && map && <MapControls map={map} {...limits} isBelow={region.width > region.height} />}
          </div>
          <GeometryFailure geometry={geometry}>Allt på kartan finns också i listan.</GeometryFailure>
          <p className="mt-1 text-sm text-muted">
            {limits && (
              <span className="print:hidden">
                Dra för att flytta. Zooma med knapparna, två fingrar eller Ctrl och hjulet.{' '}
              </span>
            )}
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
      className="flex max-h-96 min-w-0 flex-1 flex-col contain-content divide-y divide-line overflow-y-auto @2xl:max-h-[max(24rem,calc(100dvh-12rem))] print:max-h-none print:overflow-visible"
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
