// The eight placeholder pictures for ads without a picture.

const PLACEHOLDERS = 8;

/**
 * The placeholder is derived from the ad's id, so an ad has the same one in lists, on its page and in conversations.
 * Ids are random, so each placeholder is used about equally often. Source: spec 1 §3 Ad.
 */
export function placeholderOf(id: string): string {
  return `/placeholders/${(Number.parseInt(id.slice(-2), 16) % PLACEHOLDERS) + 1}.svg`;
}
