// Password scores as specified, and validation of new and changed passwords.
import { passwordTexts } from './password-texts.ts';
import { MAX_PASSWORD_LENGTH, MIN_CHANGED_LENGTH, MIN_PASSWORD_LENGTH } from './limits.ts';

export type PasswordLevel = 'none' | 'weak' | 'medium' | 'strong' | 'very-strong';

export interface PasswordScore {
  /** 0–100. */
  score: number;
  level: PasswordLevel;
  /** Weaknesses. */
  warnings: string[];
  /** Changes to the password that would add points. */
  suggestions: string[];
}

const ACCEPTED_SCORE = 60;

export const passwordLevelLabels: Record<PasswordLevel, string> = {
  none: 'Inget lösenord',
  weak: 'Svagt',
  medium: 'Medel',
  strong: 'Starkt',
  'very-strong': 'Mycket starkt',
};

const commonPasswords = new Set([
  '123456',
  '12345678',
  '123456789',
  '1234567890',
  'password',
  'password1',
  'password123',
  'qwerty',
  'qwerty123',
  'abc123',
  'iloveyou',
  'welcome1',
  'lösenord',
  'lösenord1',
  'hejhej',
  'basket123',
  'basketball1',
]);

const guessableTerms = new Set(['basketball', 'sport', 'admin', 'user', 'pass']);

/**
 * Scores a password. The special cases take precedence over the points, in the order of the specification: common 10,
 * three equal characters in a row 15, digits only 20, letters only 25. Words are compared without case; å ä ö are
 * letters. Source: spec 1 §5 Password scoring.
 *
 * @param isCommon a longer list than the specification's, such as the one the server refuses
 */
export function scorePassword(password: string, isCommon?: (password: string) => boolean): PasswordScore {
  if (password === '') return { score: 0, level: 'none', warnings: [], suggestions: [] };
  const text = password.normalize('NFC');
  const suggestions = suggestMore(text);
  const special = isCommon?.(text) ? COMMON : scoreSpecialCase(text);
  if (special)
    return { score: special.score, level: levelOf(special.score), warnings: [special.warning], suggestions };

  const isGuessable = hasGuessableWord(text);
  const score = Math.max(0, Math.min(100, pointsOf(text) - (isGuessable ? 15 : 0)));
  const warnings = isGuessable
    ? [passwordTexts.guessableWord]
    : // The specification's score ignores this weakness, so it only causes a warning.
      isWordAndYear(text)
      ? [passwordTexts.wordAndYear]
      : [];
  return { score, level: levelOf(score), warnings, suggestions };
}

/**
 * Why a new account may not have this password; null if it may. The score is checked before the length, as its message
 * is the one specified; the length is also checked, since three well-chosen characters reach 60 points.
 */
export function checkNewPassword(password: string): string | null {
  if (password.length > MAX_PASSWORD_LENGTH) return passwordTexts.tooLong;
  if (scorePassword(password).score < ACCEPTED_SCORE) return passwordTexts.tooWeak;
  if (password.length < MIN_PASSWORD_LENGTH) return passwordTexts.tooShort;
  return null;
}

/**
 * Why an existing account may not change to this password; null if it may. The specification requires two characters
 * fewer than for a new account. Source: spec 1 §5 Password reset page, and the score of §5 Registration.
 */
export function checkChangedPassword(password: string): string | null {
  if (password.length < MIN_CHANGED_LENGTH) return passwordTexts.tooShortToChange;
  if (password.length > MAX_PASSWORD_LENGTH) return passwordTexts.tooLong;
  return scorePassword(password).score < ACCEPTED_SCORE ? passwordTexts.tooWeak : null;
}

const COMMON = { score: 10, warning: passwordTexts.common };

function scoreSpecialCase(text: string): { score: number; warning: string } | null {
  if (commonPasswords.has(text.toLowerCase())) return COMMON;
  if (/(.)\1\1/su.test(text)) return { score: 15, warning: passwordTexts.repeated };
  if (/^\d+$/.test(text)) return { score: 20, warning: passwordTexts.onlyDigits };
  if (/^\p{L}+$/u.test(text)) return { score: 25, warning: passwordTexts.onlyLetters };
  return null;
}

function pointsOf(text: string): number {
  const length = countCharacters(text);
  let points = 0;
  if (length >= 6) points += 30;
  if (/\p{Lu}/u.test(text)) points += 20;
  if (/\p{Ll}/u.test(text)) points += 20;
  if (/\d/.test(text)) points += 20;
  if (length >= 8) points += 10;
  if (length >= 16) points += 10;
  if (length >= 20) points += 10;
  return points;
}

function suggestMore(text: string): string[] {
  const suggestions: string[] = [];
  if (countCharacters(text) < MIN_PASSWORD_LENGTH) suggestions.push(passwordTexts.addLength);
  if (!/\p{Lu}/u.test(text)) suggestions.push(passwordTexts.addUppercase);
  if (!/\p{Ll}/u.test(text)) suggestions.push(passwordTexts.addLowercase);
  if (!/\d/.test(text)) suggestions.push(passwordTexts.addDigit);
  return suggestions;
}

function hasGuessableWord(text: string): boolean {
  const terms = text.toLowerCase().split(/[^\p{L}]+/u);
  return terms.some((term) => guessableTerms.has(term));
}

/** For example Sommar2026, or hammarby-1995! */
function isWordAndYear(text: string): boolean {
  return /^\p{L}+[^\p{L}\d]*(?:19|20)\d{2}[^\p{L}\d]*$/u.test(text);
}

function levelOf(score: number): PasswordLevel {
  if (score < 30) return 'weak';
  if (score < ACCEPTED_SCORE) return 'medium';
  if (score < 80) return 'strong';
  return 'very-strong';
}

/** Counts code points: an emoji is one, though it takes two UTF-16 units. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
