// Validation of texts before they are stored.
import * as z from 'zod/mini';

/** PostgreSQL stores every character except NUL and unpaired surrogates. */
export function withoutNul() {
  return z.regex(/^[^\0\p{Surrogate}]*$/u, 'Texten innehåller ett tecken som inte kan sparas');
}

/**
 * Replaces line breaks and removes bidirectional controls, for texts shown within others, in lists, notifications and
 * mails, where a separate line would look like a text of the site.
 */
export function inOneLine() {
  return z.overwrite((text: string) => text.replace(BIDI_CONTROLS, '').replace(/\s+/gu, ' ').trim());
}

const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Requires a visible character, other than spaces and blank ones. */
export function visible(sentence: string) {
  return z.regex(VISIBLE, sentence);
}

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
