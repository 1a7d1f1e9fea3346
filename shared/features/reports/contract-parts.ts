// Schemas shared by the endpoints of reports: texts, ids and appeals.
import * as z from 'zod/mini';
import { visible, withoutNul } from '../../saved-text.ts';
import { APPEAL_STATES } from './rules.ts';
import { reportTexts } from './texts.ts';

export const id = (sentence: string) => z.uuid(sentence).check(z.toLowerCase());
export const text = (missing: string, maxLength: number, tooLong: string) =>
  z.string(missing).check(z.trim(), visible(missing), withoutNul(), z.maxLength(maxLength, tooLong));

export const ById = z.object({ id: id(reportTexts.notFound) });

/** For a review: the user on whose page it is. Null for other kinds, and for a review that is not public. */
export const ReviewPlace = z.nullable(z.uuid());

/** For an ad that staff has taken down: its owner has deleted it since, so an appeal cannot restore it. */
export const IsGone = z.boolean();

/** The decision is pending, and every moderator is a party: it stays pending until there is another moderator. */
export const LacksDecider = z.boolean();

export const Appeal = z.object({
  text: z.string(),
  createdAt: z.string(),
  /** Null while it is pending. */
  outcome: z.nullable(z.enum(APPEAL_STATES)),
  reason: z.string(),
  decidedAt: z.nullable(z.string()),
});
