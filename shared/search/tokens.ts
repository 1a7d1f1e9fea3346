// Splits a text into tokens: runs of letters or of digits, in lower case.

/** Letters, digits, or a number with a half: 42,5 and 42½ are 42.5. */
const TOKEN = /\d+(?:[.,]5(?!\d)|½)?|\p{L}+/gu;

export interface Token {
  text: string;
  /** Whether nothing or a hyphen is between it and the token before: "TF-1000". */
  isJoined: boolean;
}

export function tokensOf(text: string): Token[] {
  const normal = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’´`]/gu, '');
  let end = -2;
  return Array.from(normal.matchAll(TOKEN), ({ 0: match, index }) => {
    const between = normal.slice(end, index);
    const isJoined = end >= 0 && (between === '' || between === '-');
    end = index + match.length;
    return { text: match.replace(',', '.').replace('½', '.5'), isJoined };
  });
}

/** Without the marks of letters: a search for "troja" finds "tröja". */
export function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').replace(/[øö]/gu, 'o').replace(/[æ]/gu, 'a');
}
