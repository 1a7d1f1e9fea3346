// A pin of a map.
import type { Coordinates } from '#shared/places/distance.ts';

/** Something at a place, with a page of its own; no two have the same. */
export interface MapPin extends Coordinates {
  name: string;
  /** A line below the name, such as its town. */
  detail?: string;
  href: string;
}
