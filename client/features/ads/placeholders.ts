// The eight drawn pictures that stand in for an ad without a photograph.

const PLACEHOLDERS = 8;

/** For an ad at this place in a list, counted from 0: neighbours never look alike. Source: spec 1 §3 Ad. */
export function placeholderAt(place: number): string {
  return `/placeholders/${(place % PLACEHOLDERS) + 1}.svg`;
}

/** For an ad that stands alone: the same one each time it is opened. */
export function placeholderOf(id: string): string {
  return placeholderAt(Number.parseInt(id.slice(0, 4), 16) || 0);
}
