// The pins of a map, close ones as clusters: what is visible at a place and magnification.
import Supercluster from 'supercluster';
import { coordinatesAt, type MapPoint, project, type Region } from './regions.ts';

/** Pins closer than this are one mark, in px. */
const CLUSTER_RADIUS = 44;
/** The width of the world at zoom level 0, in px. */
export const TILE = 512;
const MAX_CLUSTERED_ZOOM = 16;

/** A pin, or several close ones. */
export interface MapMark extends MapPoint {
  key: string;
  /** Index of the pin, or of one of them. */
  pin: number;
  count: number;
  /** Null for a single pin. */
  cluster: number | null;
}

export type PinIndex = Supercluster<{ pin: number }, { pin: number }>;

export function indexOf(region: Region, points: readonly (MapPoint | null)[]): PinIndex {
  const index: PinIndex = new Supercluster({
    radius: CLUSTER_RADIUS,
    extent: TILE,
    maxZoom: MAX_CLUSTERED_ZOOM,
  });
  return index.load(
    points.flatMap((point, pin) =>
      point
        ? [
            {
              type: 'Feature' as const,
              properties: { pin },
              geometry: { type: 'Point' as const, coordinates: coordinatesAt(region, point) },
            },
          ]
        : [],
    ),
  );
}

/** What is visible, and half of its size around it: west, south, east, north. */
export function windowOf(
  region: Region,
  { column, row, k }: { column: number; row: number; k: number },
): [number, number, number, number] {
  const left = ((column - 0.5) * region.width) / k;
  const top = ((row - 0.5) * region.height) / k;
  const [west, north] = coordinatesAt(region, { x: left, y: top });
  const [east, south] = coordinatesAt(region, {
    x: left + (2 * region.width) / k,
    y: top + (2 * region.height) / k,
  });
  return [Math.max(west, -180), south, Math.min(east, 180), north];
}

export function marksIn(
  index: PinIndex,
  region: Region,
  { window, zoomLevel }: { window: [number, number, number, number]; zoomLevel: number },
): MapMark[] {
  return index.getClusters(window, Math.max(0, zoomLevel)).map(({ properties, geometry }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { x, y } = project(region, { latitude, longitude });
    if (!('cluster' in properties)) {
      const { pin } = properties;
      return { x, y, key: `pin ${pin}`, pin, count: 1, cluster: null };
    }
    const { cluster_id: cluster, point_count: count } = properties;
    const pin = index.getLeaves(cluster, 1)[0]?.properties.pin ?? 0;
    return { x, y, key: `cluster ${pin} ${count}`, pin, count, cluster };
  });
}
