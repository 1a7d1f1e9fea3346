// Schemas of results that several endpoints share.
import * as z from 'zod/mini';
import { RESULT_STATUSES } from './rules.ts';
import { resultTexts } from './texts.ts';

export const ResultId = z.uuid(resultTexts.notFound).check(z.toLowerCase());
export const ByResultId = z.object({ id: ResultId });
export const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(100));

/** Such as 2026/27. */
export const Season = z.string().check(z.regex(/^\d{4}\/\d{2}$/));

/** A team or league; without slug it is known by this name only and has no page. */
export const Named = z.object({ name: z.string(), slug: z.nullable(z.string()) });
export type Named = z.infer<typeof Named>;

const Points = z.nullable(z.number());

/** What changes during a match. Events of the live connection carry it, with the topic 'result'. */
export const Score = z.object({
  id: z.uuid(),
  status: z.enum(RESULT_STATUSES),
  homeScore: Points,
  awayScore: Points,
  /** Of a live match, for scorers also of a finished one; 5 and above are overtimes. */
  period: z.nullable(z.number()),
  /** Points by period, in their order. */
  homePeriods: z.array(z.number()),
  awayPeriods: z.array(z.number()),
  /** Grows with every change: an event with a lower version is outdated. */
  version: z.number(),
});
export type Score = z.infer<typeof Score>;

export const Result = z.extend(Score, {
  home: Named,
  away: Named,
  league: Named,
  season: z.string(),
  gameDate: z.string(),
  venue: z.nullable(z.string()),
  isForfeit: z.boolean(),
});
export type Result = z.infer<typeof Result>;
