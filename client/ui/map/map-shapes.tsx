// Land, borders and names of towns as SVG. Hidden from screen readers, which have the list.
import { memo, type Ref } from 'react';
import type { MapPoint, Region } from './regions.ts';

/** A name's size where the map is 360 px wide; elsewhere it grows with the map, up to a readable zoom. */
const TEXT_PX = 12;
const WIDTH_PX = 360;

export interface MapShapesProps {
  region: Region;
  layerRef: Ref<SVGGElement>;
  /** Pins, until the script renders them as links. */
  dots: readonly (MapPoint | null)[];
  labelLevel: number;
}

export const MapShapes = memo(function MapShapes({ region, layerRef, dots, labelLevel }: MapShapesProps) {
  const { name, width, height, url } = region;
  const unit = width / WIDTH_PX;
  const towns = region.towns.filter(({ level }) => level <= labelLevel);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="map-shapes">
      <g ref={layerRef}>
        <use href={`${url}#land`} className="map-land" />
        <use href={`${url}#sweden`} className="map-sweden" />
        <use href={`${url}#borders`} className="map-borders" />
        {name === 'sweden' && <use href={`${url}#counties`} className="map-counties" />}
        <path d={pointsOf(towns)} className="map-town" />
        <g fontSize={Math.round(TEXT_PX * unit)}>
          {towns.map((town) => (
            <text key={town.name} x={town.x} y={town.y} dominantBaseline="central">
              {town.name}
            </text>
          ))}
        </g>
        {dots.length > 0 && <path d={pointsOf(dots)} className="map-dots" />}
      </g>
    </svg>
  );
});

/** One path for all: a line without length is a dot where its ends are round. */
function pointsOf(points: readonly (MapPoint | null)[]): string {
  return points.map((point) => (point ? `M${Math.round(point.x)} ${Math.round(point.y)}h0` : '')).join('');
}
