// A map on which one place is chosen: by a click, by dragging the pin, or by moving it with the arrow keys.
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import type { Coordinates } from '#shared/places/distance.ts';
import { GeometryFailure } from './geometry-failure.tsx';
import { MapControls } from './map-controls.tsx';
import { MapShapes } from './map-shapes.tsx';
import {
  coordinatesAt,
  isInside,
  type MapPoint,
  placeOf,
  project,
  regionOf,
  type RegionName,
} from './regions.ts';
import { useGeometry } from './use-geometry.ts';
import { useLiveMap } from './use-live-map.ts';
import './place-map.css';

export interface PlacePickerProps {
  /** What is placed, such as 'Föreningens plats'. */
  label: string;
  /** Null without a place. */
  place: Coordinates | null;
  onMove: (place: Coordinates) => void;
}

/** From the smallest region; the first one that contains the place is shown. */
const regions: readonly RegionName[] = ['sweden', 'nordics', 'europe', 'world'];
/** A step of an arrow key, in px; with Shift one px. */
const STEP = 10;
/** About ten metres. */
const DECIMALS = 4;

const noPins: [] = [];

const arrows: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function PlacePicker({ label, place, onMove }: PlacePickerProps) {
  const [region, setRegion] = useState(() => regionAround(place));
  // Only for a place outside the map: another map would end the dragging of a pin that enters its region.
  if (!isShownIn(region, place)) setRegion(regionAround(place));
  return <RegionPicker key={region} region={region} label={label} place={place} onMove={onMove} />;
}

function regionAround(place: PlacePickerProps['place']): RegionName {
  return regions.find((each) => isShownIn(each, place)) ?? 'world';
}

function isShownIn(name: RegionName, place: PlacePickerProps['place']): boolean {
  return name === 'world' || !place || isInside(regionOf(name), project(regionOf(name), place));
}

function RegionPicker({ region: name, label, place, onMove }: PlacePickerProps & { region: RegionName }) {
  const region = useMemo(() => regionOf(name), [name]);
  // The map opens close to the first place only: a pin that the user moves later is already in view.
  const [start] = useState(place ?? undefined);
  const { box, setBox, map, limits, pressKey } = useLiveMap(region, { pins: noPins, center: start });
  const geometry = useGeometry(region, box);
  const pin = place && project(region, place);

  function moveTo(point: MapPoint): void {
    if (!isInside(region, point)) return;
    const [longitude, latitude] = coordinatesAt(region, point);
    onMove({ latitude: rounded(latitude), longitude: rounded(longitude) });
  }

  function press(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (!arrow || !map || !pin) return;
    event.preventDefault();
    // Otherwise the key would move the map too.
    event.stopPropagation();
    const step = (event.shiftKey ? 1 : STEP) * map.unitsPerPixel();
    const point = { x: pin.x + arrow[0] * step, y: pin.y + arrow[1] * step };
    moveTo(point);
    map.reveal(point);
  }

  function drag(event: PointerEvent): void {
    if (map && event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(map.pointAt(event));
  }

  return (
    <div className="flex flex-col gap-1">
      <div
        ref={setBox}
        className={`map-box w-full ${name === 'sweden' ? 'max-w-xs' : 'max-w-lg'} ${limits ? 'map-live has-[>button:focus-visible]:outline-3 has-[>button:focus-visible]:outline-accent' : ''}`}
        data-region={name}
        {...(map && { onKeyDown: pressKey })}
      >
        {map && (
          <button
            type="button"
            className="absolute inset-0 cursor-crosshair"
            aria-label={`${label}: sätt kartnålen mitt på kartan`}
            onClick={(event) =>
              moveTo(map.pointAt(event.detail === 0 ? centreOf(event.currentTarget) : event))
            }
          />
        )}
        <div className="map-plane pointer-events-none">
          <MapShapes region={region} url={geometry.url} dots={noPins} />
          {limits && pin && (
            <button
              type="button"
              className="map-mark map-pin map-movable pointer-events-auto"
              style={placeOf(region, pin)}
              aria-label="Kartnålen. Flytta den med piltangenterna, med Skift i små steg."
              onKeyDown={press}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag}
            />
          )}
        </div>
        {limits && map && <MapControls map={map} {...limits} />}
      </div>
      <GeometryFailure geometry={geometry}>Skriv latitud och longitud i fälten så länge.</GeometryFailure>
      <p className="text-sm text-muted">
        {place
          ? 'Dra kartnålen, tryck på kartan, eller flytta nålen med piltangenterna.'
          : 'Tryck på kartan där platsen är.'}
      </p>
      <output className="text-sm tabular-nums">{place && describe(place)}</output>
    </div>
  );
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

function describe({ latitude, longitude }: Coordinates): string {
  const [north, east] = [latitude, longitude].map((degrees) =>
    degrees.toLocaleString('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: DECIMALS }),
  );
  return `Latitud ${north}, longitud ${east}`;
}

/** The middle of the element: a click by keyboard has no position. */
function centreOf(element: Element): { clientX: number; clientY: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}
