// Pan and zoom of a map, and the clusters of its pins: loaded when a map is shown.
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform, zoomTransform } from 'd3-zoom';
import { hidePointer, isGesture, showPointer, wheelStep } from './gestures.ts';
import { indexOf, type MapMark, TILE } from './clusters.ts';
import { type MapPoint, projectInside, type Region } from './regions.ts';
import type { MapPin } from './map-pin.ts';
import { type MarkListeners, openMarkElements } from './mark-elements.ts';
import { openGradualView } from './gradual-view.ts';
import { openTownNames } from './town-names.ts';
import { LABELLED_WIDTH, MAX_MAGNIFICATION, openVisibleMarks, type ZoomLimits } from './visible-marks.ts';

/** A shift by an arrow key, in px. */
const STEP = 80;
/** A gesture scales the painted map by up to this factor before it is painted again, which takes longer than a frame. */
const STRETCH = 1.7;

export interface LiveMap {
  /** Zooms around a point, by default the middle. */
  zoomBy: (factor: number, around?: MapPoint) => void;
  /** Whole steps to the right and down. */
  panBy: (right: number, down: number) => void;
  reset: () => void;
  /** Moves the map so that the point is visible. */
  reveal: (point: MapPoint) => void;
  /** Shows the point in the middle, at this magnification or the current one, whichever is larger. */
  lookAt: (point: MapPoint, magnification: number) => void;
  /** Zooms in until the pins of the mark separate. Returns false if no zoom separates them. */
  divide: (mark: MapMark) => boolean;
  /** The mark that the element shows; undefined for other elements. */
  markAt: (element: Element) => MapMark | undefined;
  /** The pins of a mark. */
  pinsOf: (mark: MapMark) => MapPin[];
  /** The point at a position in the window, such as that of a click. */
  pointAt: (position: { clientX: number; clientY: number }) => MapPoint;
  /** Units of the map per px at the current magnification. */
  unitsPerPixel: () => number;
  close: () => void;
}

interface ZoomEvent {
  transform: ZoomTransform;
  /** Null unless it comes from a gesture. */
  sourceEvent: Event | null;
}

interface MapOptions {
  /**
   * The element that receives gestures, with the size of the map. Its properties `--k`, the magnification, and `--width` and
   * `--height`, its size, place shapes and marks; `--unit` sizes names. In it `.map-plane` moves, `.map-names` receives names of
   * towns, and `.map-marks`, which a map without pins lacks, receives marks.
   */
  box: HTMLElement;
  region: Region;
  /** Those outside the region are not shown. */
  pins: readonly MapPin[];
  marks: MarkListeners;
  /** Called when the map has moved: its middle and magnification. */
  onMove?: ((center: MapPoint, magnification: number) => void) | undefined;
  /** Called when zooming in or out becomes possible or impossible, and at first. */
  onLimits: (limits: ZoomLimits) => void;
}

export function openMap(options: MapOptions): LiveMap {
  const { box, region, pins, onMove, onLimits } = options;
  // It has no property that shapes and marks inherit and is not their direct parent, since a frame of a gesture would then compute
  // the style of each.
  const plane = box.querySelector<HTMLElement>('.map-plane');
  const index = indexOf(region, projectInside(region, pins));
  const selection = select(box);
  const layer = box.querySelector<HTMLElement>('.map-marks');
  const elements = openMarkElements({ layer, region, pins, ...options.marks });
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
  let size = sizeOf(box, region);
  /** The magnification at which the map is painted. */
  let rendered = 0;
  /** The frame that shows the gesture; null if there is nothing new to show. */
  let frame: number | null = null;

  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, MAX_MAGNIFICATION])
    .filter(isGesture)
    // A press that moves slightly still counts as a click on a pin.
    .clickDistance(6)
    .duration(0)
    .wheelDelta(wheelStep)
    .on('start', ({ sourceEvent }: ZoomEvent) => {
      if (sourceEvent) hidePointer();
    })
    .on('zoom', ({ transform, sourceEvent }: ZoomEvent) => {
      if (sourceEvent) moveInFrame();
      else apply(transform);
    })
    .on('end', ({ sourceEvent }: ZoomEvent) => {
      endGesture();
      if (sourceEvent) frame = requestAnimationFrame(showRest);
      else reportMove();
    });
  const fit = (): void => {
    box.style.setProperty('--unit', String(region.width / size.width));
    box.style.setProperty('--width', `${size.width}px`);
    box.style.setProperty('--height', `${size.height}px`);
    behaviour
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .translateExtent([
        [0, 0],
        [size.width, size.height],
      ]);
  };

  function endGesture(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    showPointer();
  }

  /** Several events arrive in a frame, and each would recompute the styles that the previous one has changed. */
  function moveInFrame(): void {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      apply(zoomTransform(box), { isByGesture: true, isMoving: true });
    });
  }

  function showRest(): void {
    apply(zoomTransform(box), { isByGesture: true });
    // In the next frame, since storing the view takes as long as moving the map.
    frame = requestAnimationFrame(reportMove);
  }

  function reportMove(): void {
    frame = null;
    const unit = region.width / size.width;
    const transform = zoomTransform(box);
    const [x, y] = transform.invert([size.width / 2, size.height / 2]);
    onMove?.({ x: x * unit, y: y * unit }, transform.k);
  }

  function apply({ x, y, k }: ZoomTransform, { isByGesture = false, isMoving = false } = {}): void {
    const stretch = k / rendered;
    const isStretched = isMoving && stretch < STRETCH && stretch > 1 / STRETCH;
    if (!isStretched && k !== rendered) {
      rendered = k;
      box.style.setProperty('--k', String(k));
    }
    // The browser moves and scales what it has painted, without computing styles.
    if (plane) plane.style.transform = `translate(${x}px, ${y}px) scale(${k / rendered})`;
    marks.show({ x, y, k }, { size, rendered, isMoving, isByGesture });
  }

  function transformTo(transform: ZoomTransform): void {
    selection.call(behaviour.transform, transform);
  }

  function lookAt({ x, y }: MapPoint, magnified: number): void {
    const unit = region.width / size.width;
    const centred = zoomIdentity
      .translate(size.width / 2, size.height / 2)
      .scale(Math.max(magnified, zoomTransform(box).k))
      .translate(-x / unit, -y / unit);
    transformTo(centred);
    // `translateBy` moves the map back within its limits, which `transform` ignores.
    selection.call(behaviour.translateBy, 0, 0);
  }

  const observer = new ResizeObserver(() => {
    const before = size;
    size = sizeOf(box, region);
    if (size.width === before.width && size.height === before.height) return;
    fit();
    const { x, y, k } = zoomTransform(box);
    marks.invalidate();
    const ratio = size.width / before.width;
    transformTo(zoomIdentity.translate(x * ratio, y * ratio).scale(k));
  });

  fit();
  selection.call(behaviour);
  apply(zoomTransform(box));
  observer.observe(box);

  return {
    zoomBy(factor, around) {
      const unit = region.width / size.width;
      const fixed = around && zoomTransform(box).apply([around.x / unit, around.y / unit]);
      selection.call(behaviour.scaleBy, factor, fixed);
    },
    panBy: (right, down) => {
      const { k } = zoomTransform(box);
      selection.call(behaviour.translateBy, (-right * STEP) / k, (-down * STEP) / k);
    },
    reset: () => transformTo(zoomIdentity),
    reveal(point) {
      const transform = zoomTransform(box);
      const unit = region.width / size.width;
      const [x, y] = transform.apply([point.x / unit, point.y / unit]);
      const isVisible = x > 0 && x < size.width && y > 0 && y < size.height;
      if (!isVisible) selection.call(behaviour.translateTo, point.x / unit, point.y / unit);
    },
    lookAt,
    divide({ cluster, x, y }) {
      if (cluster === null) return false;
      const unit = region.width / size.width;
      // Slightly more, since rounding could leave the map on the previous zoom level.
      const k = (TILE * 2 ** index.getClusterExpansionZoom(cluster) * unit * 1.001) / region.size;
      if (k > MAX_MAGNIFICATION) return false;
      lookAt({ x, y }, k);
      return true;
    },
    markAt: elements.markAt,
    pinsOf: ({ pin, cluster, count }) =>
      (cluster === null
        ? [pin]
        : index.getLeaves(cluster, count).map(({ properties }) => properties.pin)
      ).flatMap((each) => pins[each] ?? []),
    pointAt({ clientX, clientY }) {
      const { left, top } = box.getBoundingClientRect();
      const unit = region.width / size.width;
      const [x, y] = zoomTransform(box).invert([clientX - left, clientY - top]);
      return { x: x * unit, y: y * unit };
    },
    unitsPerPixel: () => region.width / size.width / zoomTransform(box).k,
    close() {
      endGesture();
      view.close();
      elements.close();
      names.close();
      observer.disconnect();
      selection.on('.zoom', null);
    },
  };
}

function sizeOf(box: HTMLElement, { width, height }: Region): { width: number; height: number } {
  // Without a layout, as in tests, any width works.
  const across = box.clientWidth || LABELLED_WIDTH;
  return { width: across, height: (across * height) / width };
}
