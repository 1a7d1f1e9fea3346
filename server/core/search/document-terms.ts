// The terms of a document: what the index holds, so that one condition finds every form of a word.
import { readSize, possibleSizes } from '#shared/search/sizes.ts';
import { splitCompound, stem } from './stem.ts';
import { fold, tokensOf } from '#shared/search/tokens.ts';

/** To be raised when the rules or the language data change: a job then computes all terms again. */
export const WORDS_VERSION = 1;

/**
 * Where a text stands: `title` says what the document is, `group` what kind it is of (category, brand, place), `body`
 * the rest.
 */
export type TextLevel = 'title' | 'group' | 'body';

/** Before a term that the title or the group has. */
export const STRONG = '^';
/** Before a term that only the group has. */
export const GROUP = '~';
const MAX_TERM_LENGTH = 40;
/** What follows these words in a title is not what the document is: "pump till boll". */
const RELATIONS = new Set(['till', 'för', 'passar', 'med', 'mot']);

/**
 * The terms of a document, for `array_to_tsvector`. Each term is there plainly; a term of the title or the group once
 * more with `^`, and one of the group but not of the title also with `~`.
 */
export function documentTerms(texts: readonly { text: string; level: TextLevel }[]): string[] {
  const terms = new Set<string>();
  const strong: Record<'title' | 'group', Set<string>> = { title: new Set(), group: new Set() };
  for (const { text, level } of texts) {
    for (const { term, isMain } of termsOf(text)) {
      terms.add(term);
      if (level !== 'body' && (isMain || level === 'group')) strong[level].add(term);
    }
  }
  for (const term of [...strong.title, ...strong.group]) terms.add(STRONG + term);
  for (const term of strong.group) if (!strong.title.has(term)) terms.add(GROUP + term);
  return [...terms];
}

interface DocumentTerm {
  term: string;
  /** False for the first part of a compound and for what a title only relates to. */
  isMain: boolean;
}

function termsOf(text: string): DocumentTerm[] {
  const tokens = tokensOf(text);
  const words = tokens.map((token) => token.text);
  const found: DocumentTerm[] = [];
  let isRelated = false;
  /** The first token after the last size. */
  let afterSize = 0;
  const add = (term: string, isMain = true): void => {
    const folded = fold(term);
    if (folded.length <= MAX_TERM_LENGTH) found.push({ term: folded, isMain: isMain && !isRelated });
  };
  tokens.forEach(({ text: word, isJoined }, index) => {
    if (RELATIONS.has(word)) isRelated = true;
    const before = tokens[index - 1]?.text;
    if (isJoined && before !== undefined) add(before + word);
    const size = index < afterSize ? null : readSize(words, index);
    if (size) afterSize = index + size.length;
    if (index < afterSize) size?.terms.forEach((term) => add(term));
    else for (const term of possibleSizes(word)) add(term);
    add(stem(word));
    const parts = splitCompound(word);
    if (!parts) return;
    add(parts.modifier + parts.head);
    add(parts.head);
    add(parts.modifier, false);
  });
  return found;
}
