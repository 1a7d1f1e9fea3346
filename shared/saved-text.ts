// What any text must be, to be kept and to be seen.
import * as z from 'zod/mini';

/** The database keeps every character but NUL, and halves of those that are written as two. */
export function withoutNul() {
  return z.regex(/^[^\0\p{Surrogate}]*$/u, 'Texten innehåller ett tecken som inte kan sparas');
}

const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Something that an eye can see, besides spaces and characters without a look. */
export function visible(sentence: string) {
  return z.regex(VISIBLE, sentence);
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
