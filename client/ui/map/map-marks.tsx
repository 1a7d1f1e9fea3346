// The pins of a map as links, and close ones together as a button that zooms in.
import { type CSSProperties, memo } from 'react';
import { Anchor } from '../button/anchor.tsx';
import type { MapMark } from './clusters.ts';
import type { MapPin } from './map-pin.ts';
import type { MapPoint, Region } from './regions.ts';

export interface MapMarksProps {
  region: Region;
  pins: readonly MapPin[];
  marks: readonly MapMark[];
  onDivide: (mark: MapMark) => void;
}

/** Rendered again only for other marks: a moved map moves them by a style of their container. */
export const MapMarks = memo(function MapMarks({ pins, marks, ...shared }: MapMarksProps) {
  return marks.map((mark) => {
    const pin = pins[mark.pin];
    return pin && <Mark key={mark.key} pin={pin} mark={mark} {...shared} />;
  });
});

type MarkProps = Omit<MapMarksProps, 'pins' | 'marks'> & { pin: MapPin; mark: MapMark };

/** Memoised, because most marks of one view are also in the next one. */
const Mark = memo(function Mark({ region, pin, mark, onDivide }: MarkProps) {
  const { name, detail, href } = pin;
  // Marks are rendered in the browser only, where the content policy allows styles.
  const style = placeOf(region, mark);
  if (mark.cluster !== null) {
    return (
      <button
        type="button"
        className="map-mark map-cluster"
        style={style}
        data-mark={mark.key}
        aria-label={`${mark.count} vid ${name}, zooma in`}
        onClick={() => onDivide(mark)}
      >
        {mark.count > 999 ? '999+' : mark.count}
      </button>
    );
  }
  return (
    <Anchor
      href={href}
      className="map-mark map-pin"
      style={style}
      data-mark={mark.key}
      draggable={false}
      aria-label={detail ? `${name}, ${detail}` : name}
    />
  );
}, isSame);

/** Compares marks by their content: each view has new objects for the same pins and clusters. */
function isSame({ mark: before, ...one }: MarkProps, { mark: after, ...other }: MarkProps): boolean {
  return (
    before.key === after.key &&
    before.cluster === after.cluster &&
    one.pin === other.pin &&
    one.region === other.region &&
    one.onDivide === other.onDivide
  );
}

/** The style of a mark. */
export function placeOf({ width, height }: Region, { x, y }: MapPoint): CSSProperties {
  return { '--left': x / width, '--top': y / height } as CSSProperties;
}
