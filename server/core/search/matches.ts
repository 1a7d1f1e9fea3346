// Whether a document matches a search, decided without the database: for searches that wait for documents.
import { GROUP, STRONG } from './document-terms.ts';
import { readSearch, type Synonyms, type TypedSearch } from './search-words.ts';

export interface SearchedDocument {
  /** Its terms, as `documentTerms` returns them. */
  terms: ReadonlySet<string>;
  /** Its texts in lower case, which phrases are looked for in. */
  text: string;
}

/** Whether the document has every word in one of its forms, and every phrase; false for a search without either. */
export function matchesWords({ words, phrases }: TypedSearch, { terms, text }: SearchedDocument): boolean {
  return (
    words.length + phrases.length > 0 &&
    words.every(({ alternatives }) => alternatives.some((each) => each.every((term) => terms.has(term)))) &&
    phrases.every((phrase) => text.includes(phrase.toLowerCase()))
  );
}

/**
 * Terms of which a document that matches the words has at least one, if its own are expanded by `expandTerms`. Null for
 * a search without words, and for one with a phrase, which a document must contain letter by letter.
 */
export function probeTermsOf(search: string): string[] | null {
  const { words, phrases } = readSearch(search, new Map());
  const [first] = words;
  if (!first || phrases.length > 0) return null;
  return [...new Set(first.alternatives.map(([main]) => main))];
}

/** The plain terms of a document and those that they stand for. */
export function expandTerms(terms: Iterable<string>, synonyms: Synonyms): string[] {
  const expanded = new Set<string>();
  for (const term of terms) {
    if (term.startsWith(STRONG) || term.startsWith(GROUP)) continue;
    expanded.add(term);
    for (const synonym of synonyms.get(term) ?? []) expanded.add(synonym);
  }
  return [...expanded];
}
