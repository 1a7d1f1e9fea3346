// A record shown as a pin on a map.
import type { Coordinates } from '#shared/places/distance.ts';

/** A record with a place. `href`, the address of its page, is unique. */
export interface MapPin extends Coordinates {
  name: string;
  /** A line below the name, such as its town. */
  detail?: string;
  href: string;
}
