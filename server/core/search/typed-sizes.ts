// Reads the sizes and ages in a search, with the terms that each may have in a document.
import {
  ageTerms,
  areForWomen,
  euOfPlainUs,
  isSizeRange,
  letterSize,
  readSize,
  sizesBetween,
  sizesForAge,
  sizeTerm,
  wholeSizes,
} from '#shared/search/size-terms.ts';
import { fold, type Token } from '#shared/search/tokens.ts';
import { itemsForAnyAge } from './lexicon.ts';
import type { Alternative, Meaning } from './meaning.ts';

/** Letters before an age: girls or boys of this age, or children up to it, as in "F14", "P12" and "U10". */
const YOUTH = /^[fpu]$/;

/** A size from `index` on, and how many tokens it takes. Null for none. */
export function sizeAt(tokens: readonly Token[], index: number): (Meaning & { length: number }) | null {
  const [token, next, afterNext] = tokens.slice(index, index + 3);
  if (!token) return null;
  const texts = tokens.map(({ text }) => text);
  const size = readSize(texts, index);
  if (size && size.terms.length > 0) {
    const last = tokens[index + size.length - 1]?.text ?? '';
    // The 3 of "3xl" is no size of its own.
    const isWhole = /^c[lm]$/.test(last) || letterSize(last) !== null;
    const number = isWhole ? undefined : [last, token.text].find((text) => /^\d/.test(text));
    const other = tokens[index + size.length];
    const isRange = other?.isOtherEnd && isSizeRange(last, other.text);
    const terms = [...size.terms, ...(isRange ? [letterSize(other.text) ?? sizeTerm(other.text)] : [])];
    // "us 13" and "5y" name their scale, but "size 11" may be a US size too.
    const isScaled = size.terms.some((term) => /^szu[sk]/.test(term));
    const eu = isScaled || number === undefined ? null : euOfPlainUs(number, areForWomen(texts));
    // Tables of makers differ by half a size.
    const around = isScaled || /^c[lm]$/.test(last) ? size.terms.flatMap(wholeSizes) : [];
    const near: Alternative[] = [
      ...around.map((term): Alternative => [term]),
      ...(number === undefined || isScaled ? [] : [[number] as const]),
    ];
    const ofUs = eu === null ? [] : [sizeTerm(eu), ...wholeSizes(sizeTerm(eu))];
    return {
      close: terms.map((term) => [term]),
      near: [...near, ...ofUs.map((term): Alternative => [term])],
      length: size.length + (isRange ? 1 : 0),
    };
  }
  if (next?.isOtherEnd && ageTerms.has(afterNext?.text ?? '')) return sizeOfAges([token.text, next.text], 3);
  const length = afterNext?.text === 'cl' || afterNext?.text === 'cm' ? 3 : 2;
  // "45 46" is either, as "45/46" is.
  const isNumber = /^\d/.test(token.text);
  if (next && (next.isOtherEnd || isNumber) && isSizeRange(token.text, next.text)) {
    const sizes = [token.text, next.text].map((end) => letterSize(end) ?? sizeTerm(end));
    return { close: sizes.map((term) => [term]), near: [], length };
  }
  const between = next?.isOtherEnd ? sizesBetween(token.text, next.text) : [];
  if (between.length > 0) return { close: between.map((each) => [sizeTerm(each)]), near: [], length };
  if (YOUTH.test(token.text) && next?.isJoined) return sizeOfAges([next.text], 2);
  return ageTerms.has(next?.text ?? '') ? sizeOfAges([token.text], afterNext?.text === 'old' ? 3 : 2) : null;
}

/** The meaning of a child's age: sizes of clothes for it, and other items for children. Null for any other age. */
function sizeOfAges(ages: readonly string[], length: number): (Meaning & { length: number }) | null {
  const sizes = ages.flatMap((age) => sizesForAge(age) ?? []);
  if (sizes.length === 0) return null;
  return {
    close: [
      ...sizes.map(({ exact }): Alternative => [exact]),
      ...ages.map((age): Alternative => [age, fold('år')]),
    ],
    near: [
      ...sizes.flatMap(({ around }) => around.map((size): Alternative => [size])),
      ...itemsForAnyAge.map((item): Alternative => [item, 'barn']),
      // Camps describe their age groups in many ways, so an age finds all camps.
      [fold('läger')],
    ],
    length,
  };
}
