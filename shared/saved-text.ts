// What any text must be, to be kept and to be seen.
import * as z from 'zod/mini';

/** The database keeps every character but NUL, and halves of those that are written as two. */
export function withoutNul() {
  return z.regex(/^[^\0\p{Surrogate}]*$/u, 'Texten innehåller ett tecken som inte kan sparas');
}

/**
 * On one line, and without what turns the writing around it: for what is repeated among other words, in lists, news and mails,
 * where a line of its own would pass for the site's.
 */
export function inOneLine() {
  return z.overwrite((text: string) => text.replace(TURNS, '').replace(/\s+/gu, ' ').trim());
}

const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Something that an eye can see, besides spaces and characters without a look. */
export function visible(sentence: string) {
  return z.regex(VISIBLE, sentence);
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
