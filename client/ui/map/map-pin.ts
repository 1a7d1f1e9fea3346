// A pin of a map.
import type { Coordinates } from '#shared/places/distance.ts';

/** Something at a place, with a page of its own. */
export interface MapPin extends Coordinates {
  id: string;
  name: string;
  /** A line below the name, such as its town. */
  detail?: string;
  href: string;
}
