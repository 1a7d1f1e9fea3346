// Land, borders and names of towns as SVG. Hidden from screen readers, which have the list.
import { memo } from 'react';
import type { MapPoint, Region } from './regions.ts';

/** The size of names on a map 360 px wide. They grow with the map until its script gives them a fixed size (place-map.css). */
const TEXT_PX = 12;
const WIDTH_PX = 360;

export interface MapShapesProps {
  region: Region;
  /** Pins, until the script renders them as links. */
  dots: readonly (MapPoint | null)[];
  labelLevel: number;
}

export const MapShapes = memo(function MapShapes({ region, dots, labelLevel }: MapShapesProps) {
  const { name, width, height, url } = region;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="map-shapes">
      <g className="map-layer">
        <use href={`${url}#land`} className="map-land" />
        <use href={`${url}#sweden`} className="map-sweden" />
        <use href={`${url}#borders`} className="map-borders" />
        {name === 'sweden' && <use href={`${url}#counties`} className="map-counties" />}
        {Array.from({ length: labelLevel + 1 }, (_, level) => (
          <MapTowns key={level} region={region} level={level} />
        ))}
        {dots.length > 0 && <path d={pointsOf(dots)} className="map-dots" />}
      </g>
    </svg>
  );
});

/** The towns of one level. Memoised, so that zooming in renders only those of the next level. */
const MapTowns = memo(function MapTowns({ region, level }: { region: Region; level: number }) {
  const towns = region.towns.filter((town) => town.level === level);
  return (
    <g fontSize={Math.round((TEXT_PX * region.width) / WIDTH_PX)}>
      <path d={pointsOf(towns)} className="map-town" />
      {towns.map((town) => (
        <text key={town.name} x={town.x} y={town.y} dominantBaseline="central">
          {town.name}
        </text>
      ))}
    </g>
  );
});

/** One path for all points: with round line ends, a line without length is a dot. */
function pointsOf(points: readonly (MapPoint | null)[]): string {
  return points.map((point) => (point ? `M${Math.round(point.x)} ${Math.round(point.y)}h0` : '')).join('');
}
