// Whether a document matches a search, decided without the database: for saved searches and new documents.
import { GROUP, MENTIONED, STRONG } from './document-terms.ts';
import type { Synonyms } from './meaning.ts';
import { readSearch, type TypedSearch } from './search-words.ts';

const MARKS = [STRONG, GROUP, MENTIONED];

export interface SearchedDocument {
  /** Its terms, as `documentTerms` returns them. */
  terms: ReadonlySet<string>;
  /** Its texts in lower case, which phrases are looked for in. */
  text: string;
}

/** Whether the document has every word in one of its forms, and every phrase; false for a search without either. */
export function matchesTerms({ words, phrases }: TypedSearch, { terms, text }: SearchedDocument): boolean {
  return (
    words.length + phrases.length > 0 &&
    words.every(
      ({ alternatives, isOptional }) =>
        isOptional || alternatives.some((each) => each.every((term) => terms.has(term))),
    ) &&
    phrases.every((phrase) => text.includes(phrase.toLowerCase()))
  );
}

/**
 * Terms of which a document that matches the words has at least one, if its own are expanded by `expandTerms`. Null for
 * a search without words, and for one with a phrase, which a document must contain literally.
 */
export function probeTermsOf(search: string): string[] | null {
  const { words, phrases } = readSearch(search, new Map());
  const first = words.find(({ isOptional }) => !isOptional);
  if (!first || phrases.length > 0) return null;
  return [...new Set(first.alternatives.map(([main]) => main))];
}

/** The plain terms of a document, and the terms of every name that finds the document as a synonym. */
export function expandTerms(terms: Iterable<string>, synonyms: Synonyms): string[] {
  const own = new Set([...terms].filter((term) => !MARKS.some((mark) => term.startsWith(mark))));
  const expanded = new Set(own);
  for (const [name, alternatives] of synonyms) {
    if (!alternatives.some((each) => each.every((term) => own.has(term)))) continue;
    for (const term of name.split(' ')) expanded.add(term);
  }
  return [...expanded];
}
