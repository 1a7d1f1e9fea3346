// Which words a search leaves out where nothing has all of them: one, two and so on, or at once all but a few of many.

/** With more words than this, all but 4, 2 or 1 of them are left out at once (`LEFT`), instead of one more at a time. */
const MAX_WORDS = 4;
const LEFT = [4, 2, 1];
/** With more words than this, a search for four is not tried: texts seldom have all four, and finding that out takes long. */
const MANY_WORDS = 8;

/**
 * The words to leave out, fewest first.
 *
 * @param words the least significant first
 */
export function omissionsOf<Word>(words: readonly Word[]): Word[][] {
  if (words.length > MAX_WORDS)
    return LEFT.filter((count) => count < 4 || words.length <= MANY_WORDS).map((count) =>
      words.slice(0, words.length - count),
    );
  const several = words.map((_, index) => words.slice(0, index + 1));
  return [[], ...words.map((word) => [word]), ...several];
}
