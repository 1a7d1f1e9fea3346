// Pan and zoom of a map by gestures, buttons and keys, through D3.
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform, zoomTransform } from 'd3-zoom';
import { hidePointer, isGesture, showPointer, wheelStep } from './gestures.ts';
import { LABELLED_WIDTH, type MapPoint, type Region } from './regions.ts';

export const MAX_MAGNIFICATION = 48;
/** A shift by an arrow key, in px. */
const STEP = 80;

export interface MapSize {
  /** In px, without magnification. */
  width: number;
  height: number;
}

export interface ShownPart {
  transform: Pick<ZoomTransform, 'x' | 'y' | 'k'>;
  size: MapSize;
  isByGesture: boolean;
  /** The gesture goes on. */
  isMoving: boolean;
}

export interface MapZoomOptions {
  box: HTMLElement;
  region: Region;
  /** Shows a part of the map; called at most once a frame during a gesture. */
  show: (part: ShownPart) => void;
  /** Called when the map has moved: its middle and magnification. */
  onMove?: ((center: MapPoint, magnification: number) => void) | undefined;
}

export interface MapZoom {
  /** Zooms around a point, by default the middle. */
  zoomBy: (factor: number, around?: MapPoint) => void;
  /** Whole steps to the right and down. */
  panBy: (right: number, down: number) => void;
  reset: () => void;
  /** Moves the map so that the point is visible. */
  reveal: (point: MapPoint) => void;
  /** Shows the point in the middle, at this magnification or the current one, whichever is larger. */
  lookAt: (point: MapPoint, magnification: number) => void;
  /** The point at a position in the window, such as that of a click. */
  pointAt: (position: { clientX: number; clientY: number }) => MapPoint;
  /** Units of the map per px at this magnification, by default the current one. */
  unitsPerPixel: (magnification?: number) => number;
  close: () => void;
}

interface ZoomEvent {
  transform: ZoomTransform;
  /** Null unless it comes from a gesture. */
  sourceEvent: Event | null;
}

export function openMapZoom({ box, region, show, onMove }: MapZoomOptions): MapZoom {
  const selection = select(box);
  let size = sizeOf(box, region);
  const gesture = openGestureFrames({
    show: (isMoving) => show({ transform: zoomTransform(box), size, isByGesture: true, isMoving }),
    onEnd: reportMove,
  });
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
      if (sourceEvent) gesture.move();
      else show({ transform, size, isByGesture: false, isMoving: false });
    })
    .on('end', ({ sourceEvent }: ZoomEvent) => {
      gesture.cancel();
      showPointer();
      if (sourceEvent) gesture.end();
      else reportMove();
    });

  const unit = (): number => region.width / size.width;
  const positionOf = ({ x, y }: MapPoint): [number, number] => [x / unit(), y / unit()];
  const pointOf = ([x, y]: [number, number]): MapPoint => ({ x: x * unit(), y: y * unit() });

  function reportMove(): void {
    const transform = zoomTransform(box);
    onMove?.(pointOf(transform.invert([size.width / 2, size.height / 2])), transform.k);
  }

  function fit(): void {
    box.style.setProperty('--unit', String(unit()));
    box.style.setProperty('--width', `${size.width}px`);
    box.style.setProperty('--height', `${size.height}px`);
    const extent: [[number, number], [number, number]] = [
      [0, 0],
      [size.width, size.height],
    ];
    behaviour.extent(extent).translateExtent(extent);
  }

  const transformTo = (transform: ZoomTransform): void => {
    selection.call(behaviour.transform, transform);
  };

  const observer = new ResizeObserver(() => {
    const before = size;
    size = sizeOf(box, region);
    if (size.width === before.width && size.height === before.height) return;
    fit();
    const { x, y, k } = zoomTransform(box);
    const ratio = size.width / before.width;
    transformTo(zoomIdentity.translate(x * ratio, y * ratio).scale(k));
  });

  fit();
  selection.call(behaviour);
  show({ transform: zoomTransform(box), size, isByGesture: false, isMoving: false });
  observer.observe(box);

  return {
    zoomBy(factor, around) {
      selection.call(behaviour.scaleBy, factor, around && zoomTransform(box).apply(positionOf(around)));
    },
    panBy(right, down) {
      const { k } = zoomTransform(box);
      selection.call(behaviour.translateBy, (-right * STEP) / k, (-down * STEP) / k);
    },
    reset: () => transformTo(zoomIdentity),
    reveal(point) {
      const [x, y] = zoomTransform(box).apply(positionOf(point));
      const isVisible = x > 0 && x < size.width && y > 0 && y < size.height;
      if (!isVisible) selection.call(behaviour.translateTo, ...positionOf(point));
    },
    lookAt(point, magnification) {
      const [x, y] = positionOf(point);
      const centred = zoomIdentity
        .translate(size.width / 2, size.height / 2)
        .scale(Math.max(magnification, zoomTransform(box).k))
        .translate(-x, -y);
      transformTo(centred);
      // `translateBy` moves the map back within its limits, which `transform` ignores.
      selection.call(behaviour.translateBy, 0, 0);
    },
    pointAt({ clientX, clientY }) {
      const { left, top } = box.getBoundingClientRect();
      return pointOf(zoomTransform(box).invert([clientX - left, clientY - top]));
    },
    unitsPerPixel: (magnification = zoomTransform(box).k) => unit() / magnification,
    close() {
      gesture.cancel();
      showPointer();
      observer.disconnect();
      selection.on('.zoom', null);
    },
  };
}

/** Several events of a gesture arrive in a frame, and each would recompute the styles that the previous one has changed. */
function openGestureFrames({ show, onEnd }: { show: (isMoving: boolean) => void; onEnd: () => void }) {
  /** The next frame; null if there is nothing new to show. */
  let frame: number | null = null;
  return {
    move(): void {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        show(true);
      });
    },
    end(): void {
      frame = requestAnimationFrame(() => {
        show(false);
        // In the next frame, since storing the view takes as long as moving the map.
        frame = requestAnimationFrame(() => {
          frame = null;
          onEnd();
        });
      });
    },
    cancel(): void {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}

function sizeOf(box: HTMLElement, { width, height }: Region): MapSize {
  // Without a layout, as in tests, any width works.
  const across = box.clientWidth || LABELLED_WIDTH;
  return { width: across, height: (across * height) / width };
}
