// Land, borders and names of towns as SVG. Hidden from screen readers, which have the list.
import { memo } from 'react';
import { dotsOf, LABELLED_WIDTH, type MapPoint, type Region } from './regions.ts';

/** Of names at `LABELLED_WIDTH`. They grow with the map until its script gives them a fixed size (place-map.css). */
const TEXT_PX = 12;

export interface MapShapesProps {
  region: Region;
  /** The address of the file with the shapes. */
  url: string;
  /** Pins, until the script renders them as links. */
  dots: readonly (MapPoint | null)[];
}

export const MapShapes = memo(function MapShapes({ region, url, dots }: MapShapesProps) {
  const { name, width, height } = region;
  const fontSize = Math.round((TEXT_PX * width) / LABELLED_WIDTH);
  // The map's script adds the others, in the empty group.
  const towns = region.towns.filter(({ level }) => level === 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="map-shapes">
      <g className="map-layer">
        <use href={`${url}#land`} className="map-land" />
        <use href={`${url}#sweden`} className="map-sweden" />
        <use href={`${url}#borders`} className="map-borders" />
        {name === 'sweden' && <use href={`${url}#counties`} className="map-counties" />}
        <g fontSize={fontSize}>
          <path d={dotsOf(towns)} className="map-town" />
          {towns.map((town) => (
            <text key={town.name} x={town.x} y={town.y} dominantBaseline="central">
              {town.name}
            </text>
          ))}
        </g>
        <g className="map-names" fontSize={fontSize} />
        {dots.length > 0 && <path d={dotsOf(dots)} className="map-dots" />}
      </g>
    </svg>
  );
});
