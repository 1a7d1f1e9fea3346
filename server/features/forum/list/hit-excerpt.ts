// The part of a comment around what was searched for.

const BEFORE = 60;
/** Last letters of a word that are ignored, since an inflected form ends differently; at least `SHORTEST` are compared. */
const ENDING = 3;
const SHORTEST = 4;

/** The text from a little before the first of these words on; all of it if none is found. */
export function startAtHit(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words
    .map((word) => lower.indexOf(word.toLowerCase().slice(0, Math.max(SHORTEST, word.length - ENDING))))
    .filter((place) => place >= 0);
  const start = Math.min(...places) - BEFORE;
  if (places.length === 0 || start <= 0) return text;
  return `… ${text.slice(text.indexOf(' ', start) + 1)}`;
}
