// The part of a map that was shown last, stored with the history entry, so that Back and a reload show it again.
import type { MapPoint, RegionName } from './regions.ts';

export interface EntryView {
  region: RegionName;
  /** The middle of the visible part. */
  center: MapPoint;
  magnification: number;
}

export function storeEntryView(view: EntryView): void {
  const state = { ...history.state, mapView: view };
  // The prototype's method does not notify the router, whose page is the same.
  History.prototype.replaceState.call(history, state, '');
}

export function readEntryView(region: RegionName): EntryView | undefined {
  const state: { mapView?: EntryView } | null = history.state;
  return state?.mapView?.region === region ? state.mapView : undefined;
}
