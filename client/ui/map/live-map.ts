// Pan and zoom of a map, and the clusters of its pins: loaded when a map is shown.
import { indexOf, type MapMark, TILE } from './clusters.ts';
import { openGradualView } from './gradual-view.ts';
import type { MapPin } from './map-pin.ts';
import {
  MAX_MAGNIFICATION,
  type MapZoom,
  openMapZoom,
  type MapZoomOptions,
  type ShownPart,
} from './map-zoom.ts';
import { type MarkListeners, openMarkElements } from './mark-elements.ts';
import { projectInside } from './regions.ts';
import { openTownNames } from './town-names.ts';
import { openVisibleMarks, type ZoomLimits } from './visible-marks.ts';

/** A gesture scales the painted map by up to this factor before it is painted again, which takes longer than a frame. */
const STRETCH = 1.7;

export interface LiveMap extends MapZoom {
  /** Zooms in until the pins of the mark separate. Returns false if no zoom separates them. */
  divide: (mark: MapMark) => boolean;
  /** The mark that the element shows; undefined for other elements. */
  markAt: (element: Element) => MapMark | undefined;
  /** The pins of a mark. */
  pinsOf: (mark: MapMark) => MapPin[];
}

interface MapOptions extends Pick<MapZoomOptions, 'region' | 'onMove'> {
  /**
   * The element that receives gestures, with the size of the map. Its properties `--k`, the magnification, and `--width` and
   * `--height`, its size, place shapes and marks; `--unit` sizes names. In it `.map-plane` moves, `.map-names` receives names of
   * towns, and `.map-marks`, which a map without pins lacks, receives marks.
   */
  box: HTMLElement;
  /** Those outside the region are not shown. */
  pins: readonly MapPin[];
  marks: MarkListeners;
  /** Called when zooming in or out becomes possible or impossible, and at first. */
  onLimits: (limits: ZoomLimits) => void;
}

export function openMap({ box, region, pins, marks: listeners, onMove, onLimits }: MapOptions): LiveMap {
  const index = indexOf(region, projectInside(region, pins));
  const layer = box.querySelector<HTMLElement>('.map-marks');
  const elements = openMarkElements({ layer, region, pins, ...listeners });
  const names = openTownNames(box.querySelector<SVGGElement>('.map-names'), region);
  const view = openGradualView({ marks: elements, names });
  const marks = openVisibleMarks({
    index,
    region,
    onView(wanted, isByGesture) {
      view.show(wanted, isByGesture);
      onLimits(wanted);
    },
  });
  const paint = openPainting(box);
  const zoom = openMapZoom({
    box,
    region,
    show: (part) => marks.show({ ...part, rendered: paint(part) }),
    onMove,
  });

  return {
    ...zoom,
    divide({ cluster, x, y }) {
      if (cluster === null) return false;
      // Slightly more, since rounding could leave the map on the previous zoom level.
      const pixels = TILE * 2 ** index.getClusterExpansionZoom(cluster) * 1.001;
      const magnification = (pixels * zoom.unitsPerPixel(1)) / region.size;
      if (magnification > MAX_MAGNIFICATION) return false;
      zoom.lookAt({ x, y }, magnification);
      return true;
    },
    markAt: elements.markAt,
    pinsOf: ({ pin, cluster, count }) =>
      (cluster === null
        ? [pin]
        : index.getLeaves(cluster, count).map(({ properties }) => properties.pin)
      ).flatMap((each) => pins[each] ?? []),
    close() {
      zoom.close();
      view.close();
      elements.close();
      names.close();
    },
  };
}

/** Returns a function that moves the painted map, or paints it again. It returns the magnification at which the map is painted. */
function openPainting(box: HTMLElement): (part: ShownPart) => number {
  // It has no property that shapes and marks inherit and is not their direct parent, since a frame of a gesture would then compute
  // the style of each.
  const plane = box.querySelector<HTMLElement>('.map-plane');
  let rendered = 0;
  return ({ transform: { x, y, k }, isMoving }) => {
    const stretch = k / rendered;
    const isStretched = isMoving && stretch < STRETCH && stretch > 1 / STRETCH;
    if (!isStretched && k !== rendered) {
      rendered = k;
      box.style.setProperty('--k', String(k));
    }
    // The browser moves and scales what it has painted, without computing styles.
    if (plane) plane.style.transform = `translate(${x}px, ${y}px) scale(${k / rendered})`;
    return rendered;
  };
}
