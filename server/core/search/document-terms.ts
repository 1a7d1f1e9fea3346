// The terms of a document: what the index stores, so that one condition finds every form of a word.
import { areForWomen, audienceOf, possibleSizes, readSize } from '#shared/search/size-terms.ts';
import { fold, type Token, tokensOf } from '#shared/search/tokens.ts';
import { relationWords, units } from './lexicon.ts';
import { MAX_TERM_LENGTH, splitCompound, termOf } from './stem.ts';

/** To be raised when the rules or the language data change: a job then computes all terms again. 7 was used once. */
export const WORDS_VERSION = 16;

/**
 * The role of a text: `title` says what the document is, `group` what kind it is of (category, brand, place), `body`
 * the rest.
 */
export type TextLevel = 'title' | 'group' | 'body';

/** Prefix of a term that the title or the group has. */
export const STRONG = '^';
/** Prefix of a term that only the group has. */
export const GROUP = '~';
/** Prefix of a term that the title only mentions, such as "boll" in "pump till boll" or "bollpump". */
export const MENTIONED = '>';

/**
 * The terms of a document, for `array_to_tsvector`. Each term is there plainly; a term of the title or the group once
 * more with `^`, one of the group but not of the title also with `~`, and one that the title only mentions with `>`.
 */
export function documentTerms(texts: readonly { text: string; level: TextLevel }[]): string[] {
  const terms = new Set<string>();
  const strong: Record<'title' | 'group', Set<string>> = { title: new Set(), group: new Set() };
  const mentioned = new Set<string>();
  const read = texts.map(({ text, level }) => ({ level, tokens: tokensOf(text) }));
  // A description with "US 8" need not repeat that the shoes are for women.
  const isWomens = areForWomen(read.flatMap(({ tokens }) => tokens.map(({ text }) => text)));
  for (const { level, tokens } of read) {
    for (const { term, isMain } of termsOf(tokens, { level, isWomens })) {
      terms.add(term);
      if (level !== 'body' && (isMain || level === 'group')) strong[level].add(term);
      else if (level === 'title') mentioned.add(term);
    }
  }
  for (const term of [...strong.title, ...strong.group]) terms.add(STRONG + term);
  for (const term of strong.group) if (!strong.title.has(term)) terms.add(GROUP + term);
  for (const term of mentioned) if (!strong.title.has(term)) terms.add(MENTIONED + term);
  return [...terms];
}

interface DocumentTerm {
  term: string;
  /** False for the first part of a compound and for what a title only relates to. */
  isMain: boolean;
}

function termsOf(
  tokens: readonly Token[],
  { level, isWomens }: { level: TextLevel; isWomens: boolean },
): DocumentTerm[] {
  const words = tokens.map((token) => token.text);
  const found: DocumentTerm[] = [];
  let isRelated = false;
  /** The first token after the last size. */
  let afterSize = 0;
  const add = (term: string, isMain: boolean): void => {
    const folded = fold(term);
    if (folded.length <= MAX_TERM_LENGTH) found.push({ term: folded, isMain });
  };
  const addSize = (size: string, isExplicit: boolean): void => {
    add(size, true);
    const audience = audienceOf(size, { isExplicit });
    if (audience) add(audience, false);
  };
  tokens.forEach((token, index) => {
    const word = token.text;
    isRelated = relationWords.has(word) || (isRelated && !token.startsPart);
    const before = tokens[index - 1]?.text;
    if (token.isJoined && before !== undefined) add(before + word, !isRelated);
    const size = index < afterSize ? null : readSize(words, index, isWomens);
    if (size) afterSize = index + size.length;
    if (index < afterSize) size?.terms.forEach((each) => addSize(each, true));
    else if (isSizeToo(tokens, { index, afterSize, level }))
      for (const each of possibleSizes(word)) addSize(each, false);
    add(termOf(word), !isRelated);
    const parts = splitCompound(word);
    if (!parts) return;
    add(parts.head, !isRelated);
    add(parts.modifier, false);
  });
  return found;
}

/**
 * Whether a bare number or letter is taken for a size: in a title, unless it is an amount, "5 st", or a unit itself,
 * "3 m"; elsewhere only as the other end of a range, "strl 146/152".
 */
function isSizeToo(
  tokens: readonly Token[],
  { index, afterSize, level }: { index: number; afterSize: number; level: TextLevel },
): boolean {
  if (tokens[index]?.isOtherEnd && index === afterSize) return true;
  const [before = '', word = '', after = ''] = [index - 1, index, index + 1].map((at) => tokens[at]?.text);
  const isAmount = /^\d/.test(word) ? units.has(after) : word.length === 1 && /^\d/.test(before);
  return level === 'title' && !isAmount;
}
