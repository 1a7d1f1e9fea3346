// The pins of a map as links, and close ones together as a button that zooms in.
import { type CSSProperties, memo } from 'react';
import { Anchor } from '../button/anchor.tsx';
import type { MapMark } from './clusters.ts';
import type { LiveMap } from './live-map.ts';
import type { MapPin } from './map-pin.ts';
import type { MapPoint, Region } from './regions.ts';

export interface MapMarksProps {
  region: Region;
  pins: readonly MapPin[];
  marks: readonly MapMark[];
  onReveal: LiveMap['reveal'];
  onDivide: (mark: MapMark) => void;
}

/** Rendered anew only for other marks: a moved map moves them by the style of the box. */
export const MapMarks = memo(function MapMarks({ region, pins, marks, onReveal, onDivide }: MapMarksProps) {
  return marks.map((mark) => {
    const pin = pins[mark.pin];
    if (!pin) return null;
    // Marks are rendered in the browser only, where the content policy allows styles.
    const style = placeOf(region, mark);
    if (mark.cluster !== null) {
      return (
        <button
          key={mark.key}
          type="button"
          className="map-mark map-cluster"
          style={style}
          data-mark={mark.key}
          aria-label={`${mark.count} vid ${pin.name}, zooma in`}
          onFocus={() => onReveal(mark)}
          onClick={() => onDivide(mark)}
        >
          {mark.count > 999 ? '999+' : mark.count}
        </button>
      );
    }
    const { name, detail, href } = pin;
    return (
      <Anchor
        key={mark.key}
        href={href}
        className="map-mark map-pin"
        style={style}
        data-mark={mark.key}
        draggable={false}
        aria-label={detail ? `${name}, ${detail}` : name}
        onFocus={() => onReveal(mark)}
      >
        <span className="map-pin-dot" />
        <span className="map-pin-name">{name}</span>
      </Anchor>
    );
  });
});

/** The style of a mark. */
export function placeOf({ width, height }: Region, { x, y }: MapPoint): CSSProperties {
  return { '--left': x / width, '--top': y / height } as CSSProperties;
}
