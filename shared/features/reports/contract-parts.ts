// What the endpoints of reports have in common: texts, ids, and an appeal as both sides see it.
import * as z from 'zod/mini';
import { visible, withoutNul } from '../../saved-text.ts';
import { APPEAL_OUTCOMES } from './rules.ts';
import { reportTexts } from './words.ts';

export const id = (sentence: string) => z.uuid(sentence).check(z.toLowerCase());
export const text = (missing: string, longest: number, tooLong: string) =>
  z.string(missing).check(z.trim(), visible(missing), withoutNul(), z.maxLength(longest, tooLong));

export const ById = z.object({ id: id(reportTexts.notFound) });

/** Of a review: the person on whose page it stands; null of anything else, and of one that nobody sees. */
export const ReviewPlace = z.nullable(z.uuid());

/** Of an ad that staff removed: it has been deleted since, and no appeal brings it back. */
export const IsGone = z.boolean();

/** It waits, and everybody of the staff has a part in it: it goes on waiting until there is one more. */
export const LacksDecider = z.boolean();

export const Appeal = z.object({
  text: z.string(),
  createdAt: z.string(),
  /** Null while it waits. */
  outcome: z.nullable(z.enum(APPEAL_OUTCOMES)),
  reason: z.string(),
  decidedAt: z.nullable(z.string()),
});
