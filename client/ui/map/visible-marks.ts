// Which marks and labels of a map are visible: computed again only when others become visible.
import { type indexOf, type MapMark, marksIn, TILE } from './clusters.ts';
import { MAX_MAGNIFICATION, type ShownPart } from './map-zoom.ts';
import { countNames } from './town-names.ts';
import { contains, LABELLED_WIDTH, type Rectangle, type Region, widen } from './regions.ts';

/** Marks are rendered this far beyond the visible part, as a share of its size, and again only when the map moves farther. */
const MARGIN = 0.25;

export interface ZoomLimits {
  canZoomIn: boolean;
  canZoomOut: boolean;
}

export interface MapView extends ZoomLimits {
  marks: readonly MapMark[];
  /** How many names of towns have room besides those of the whole map. */
  nameCount: number;
}

interface Shown extends ShownPart {
  /** The magnification at which the map is painted. */
  rendered: number;
}

export function openVisibleMarks({
  index,
  region,
  onView,
}: {
  index: ReturnType<typeof indexOf>;
  region: Region;
  /** Called when other marks or names become visible. */
  onView: (view: MapView, isByGesture: boolean) => void;
}) {
  let shown = '';
  /** The part of the map in which marks are rendered. */
  let window: Rectangle | null = null;

  return { show };

  function show({ transform: { x, y, k }, size, rendered, isMoving, isByGesture }: Shown): void {
    const unit = region.width / size.width;
    const zoomLevel = Math.floor(Math.log2(((region.size / unit) * rendered) / TILE));
    const labelLevel = Math.max(0, Math.floor(Math.log2((rendered * size.width) / LABELLED_WIDTH)));
    const limits = { canZoomIn: k < MAX_MAGNIFICATION, canZoomOut: k > 1 };
    const wanted = [size.width, zoomLevel, labelLevel, limits.canZoomIn, limits.canZoomOut].join(' ');
    // Clusters divide and join when a pinch ends: rendering them would delay the fingers.
    if (isMoving && wanted !== shown) return;
    const scale = unit / k;
    const [left, top] = [-x * scale, -y * scale];
    const visible = { left, top, right: left + size.width * scale, bottom: top + size.height * scale };
    if (wanted === shown && window && contains(window, visible)) return;
    shown = wanted;
    window = widen(visible, MARGIN);
    const marks = marksIn(index, region, { window, zoomLevel });
    onView({ marks, nameCount: countNames(region, labelLevel), ...limits }, isByGesture);
  }
}
