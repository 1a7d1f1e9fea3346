// Groups close pins of a map into clusters, and finds the marks in a part of the map at a zoom level.
import Supercluster from 'supercluster';
import { coordinatesAt, type MapPoint, project, type Rectangle, type Region } from './regions.ts';

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
    map: ({ pin }) => ({ pin }),
    // A cluster is named by its first pin.
    reduce(cluster, { pin }) {
      cluster.pin = Math.min(cluster.pin, pin);
    },
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

/** The marks within a part of the map, from north to south, so that those of two views have the same order in both. */
export function marksIn(
  index: PinIndex,
  region: Region,
  { window, zoomLevel }: { window: Rectangle; zoomLevel: number },
): MapMark[] {
  const [west, north] = coordinatesAt(region, { x: window.left, y: window.top });
  const [east, south] = coordinatesAt(region, { x: window.right, y: window.bottom });
  const degrees: [number, number, number, number] = [Math.max(west, -180), south, Math.min(east, 180), north];
  const found = index.getClusters(degrees, Math.max(0, zoomLevel)).map(({ properties, geometry }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { x, y } = project(region, { latitude, longitude });
    const { pin } = properties;
    if (!('cluster' in properties)) return { x, y, key: `pin ${pin}`, pin, count: 1, cluster: null };
    const { cluster_id: cluster, point_count: count } = properties;
    return { x, y, key: `cluster ${pin} ${count}`, pin, count, cluster };
  });
  return found.sort((one, other) => one.y - other.y || one.x - other.x);
}
