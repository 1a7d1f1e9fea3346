// How a place is named in a sentence and in a list.
import type { Place } from './place.ts';

/** With what distinguishes it from others of the same name: its county, or its country. */
export function describePlace({ name, county, country }: Pick<Place, 'name' | 'county' | 'country'>): string {
  return `${name}, ${county ?? country}`;
}
