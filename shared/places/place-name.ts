// How a place is named in a sentence and in a list.
import type { Place } from './place.ts';

/** The name with its county, or with its country, to distinguish it from other places of the same name. */
export function describePlace({ name, county, country }: Pick<Place, 'name' | 'county' | 'country'>): string {
  return `${name}, ${county ?? country}`;
}
