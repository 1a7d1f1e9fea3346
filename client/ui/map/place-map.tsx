// A map with pins and the same content as a list. Readable as the server renders it; panned and zoomed once its script is there.
import { memo, useMemo } from 'react';
import { Anchor } from '../button/anchor.tsx';
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
  /** The same array while they are the same: the map opens anew for another one. */
  pins: readonly MapPin[];
  /** False where the page has the same list already. */
  hasList?: boolean;
}

const noDots: [] = [];

export function PlaceMap({ region: name, label, pins, hasList = true }: PlaceMapProps) {
  const region = useMemo(() => regionOf(name), [name]);
  const points = useMemo(
    () =>
      pins.map((pin) => {
        const point = project(region, pin);
        return isInside(region, point) ? point : null;
      }),
    [region, pins],
  );
  const { setBox, setPlane, setLayer, map, view, sameSpot, closeSameSpot, divide, pressKey } = useLiveMap(
    region,
    points,
  );
  return (
    <section aria-label={label} className="flex flex-col gap-3 lg:flex-row lg:items-start">
      <div className={name === 'sweden' ? 'w-full max-w-lg' : 'w-full max-w-3xl'}>
        <div
          ref={setBox}
          className={view ? 'map-box map-live' : 'map-box'}
          data-region={name}
          {...(map && { onKeyDown: pressKey })}
        >
          <div ref={setPlane} className="map-plane">
            <MapShapes
              region={region}
              layerRef={setLayer}
              dots={view ? noDots : points}
              labelLevel={view?.labelLevel ?? 0}
            />
            {view && map && (
              <MapMarks
                region={region}
                pins={pins}
                marks={view.marks}
                onReveal={map.reveal}
                onDivide={divide}
              />
            )}
          </div>
          {view && map && <MapControls map={map} canZoomIn={view.canZoomIn} canZoomOut={view.canZoomOut} />}
          {sameSpot && map && (
            <SameSpot
              pins={sameSpot.map((index) => pins[index]).filter((pin) => pin !== undefined)}
              onClose={closeSameSpot}
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
      {hasList && <MapList label={label} pins={pins} />}
    </section>
  );
}

/** Not rendered anew while the map moves: it may be long. */
const MapList = memo(function MapList({ label, pins }: Pick<PlaceMapProps, 'label' | 'pins'>) {
  return (
    <ul
      aria-label={`${label}, som lista`}
      className="flex max-h-96 min-w-0 flex-1 flex-col divide-y divide-line overflow-y-auto lg:max-h-200"
    >
      {pins.map(({ id, name, detail, href }) => (
        <li key={id}>
          <Anchor href={href} className="flex min-h-11 flex-wrap items-baseline gap-x-2 py-2 hover:underline">
            <span className="font-semibold">{name}</span>
            {detail && <span className="text-sm text-muted">{detail}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
});
