// Splits a text into tokens: runs of letters or of digits, in lower case.

/** Letters, digits, or a number with a fraction: 42,5 and 42½ and 42 1/2 are 42.5; 44 2/3, a size of Adidas, is 44. */
const TOKEN = /\d+(?:[.,]5(?!\d)|\s?½|\s1\/2(?!\d)|(?<=\b\d\d)(?:\s?[⅓⅔]|\s[12]\/3(?!\d)))?|\p{L}+/gu;
const HALF = /,5$|\s?½$|\s1\/2$/;
const THIRD = /\s?[⅓⅔]$|\s[12]\/3$/;
/** Between two parts of a title: "Pump till boll, röd". */
const BREAK = /[,;:.!?()+|–—]|\s-\s/;

export interface Token {
  text: string;
  /** Whether nothing or a hyphen is between it and the token before: "TF-1000". */
  isJoined: boolean;
  /** Whether it is the second end of a range or choice: "146/152", "40-41". */
  isOtherEnd: boolean;
  /** Whether a slash is before it: "nike/adidas". */
  isChoice: boolean;
  /** Whether a comma, dash or the like is before it. */
  startsPart: boolean;
}

export function tokensOf(text: string): Token[] {
  const normal = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’´`]/gu, '');
  let end = -2;
  return Array.from(normal.matchAll(TOKEN), ({ 0: match, index }) => {
    const between = end < 0 ? ' ' : normal.slice(end, index);
    end = index + match.length;
    return {
      text: match.replace(HALF, '.5').replace(THIRD, ''),
      isJoined: between === '' || between === '-',
      isOtherEnd: between === '/' || between === '-' || between === '–',
      isChoice: between === '/',
      startsPart: BREAK.test(between),
    };
  });
}

/** Without the marks of letters: a search for "troja" finds "tröja". */
export function fold(term: string): string {
  // Most terms have no marks, and this is called for every word of an ad.
  return /^[\x20-\x7e]*$/.test(term)
    ? term
    : term.normalize('NFD').replace(/\p{M}/gu, '').replace(/[øö]/gu, 'o').replace(/[æ]/gu, 'a');
}
