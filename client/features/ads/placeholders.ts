// The eight drawn pictures that stand in for an ad without a photograph.

const PLACEHOLDERS = 8;

/**
 * Which one is the ad's own, wherever it stands: one knows it again from the list on its page and in a conversation. By its id,
 * which is chance, so that about as many have each. Source: spec 1 §3 Ad.
 */
export function placeholderOf(id: string): string {
  return `/placeholders/${(Number.parseInt(id.slice(-2), 16) % PLACEHOLDERS) + 1}.svg`;
}
