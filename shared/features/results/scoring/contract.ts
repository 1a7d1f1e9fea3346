// Endpoints of live scoring: the match as a scorer sees it, its events, and who may score it.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Result, ByResultId, Score } from '../schemas.ts';
import { resultTexts } from '../texts.ts';
import { MAX_PERIOD, SCORING_REFUSALS } from './state.ts';

/** Events of one request: a phone that has been offline for half a match sends several requests. */
export const MAX_EVENTS = 50;

const EventId = z.uuid().check(z.toLowerCase());
const Period = z.number().check(z.int(), z.gte(1), z.lte(MAX_PERIOD));
const SideOfMatch = z.enum(['home', 'away']);

/** The browser generates the id, so that a repeated request counts once. */
export const NewScoringEvent = z.discriminatedUnion('kind', [
  z.object({ id: EventId, kind: z.literal('start') }),
  z.object({
    id: EventId,
    kind: z.literal('points'),
    side: SideOfMatch,
    points: z.number().check(z.int(), z.gte(1), z.lte(3)),
    period: Period,
  }),
  z.object({ id: EventId, kind: z.literal('period'), period: Period }),
  z.object({ id: EventId, kind: z.literal('end') }),
  z.object({ id: EventId, kind: z.literal('undo'), undoes: EventId }),
]);
export type NewScoringEvent = z.infer<typeof NewScoringEvent>;

/** An event as scorers see it. */
export const ScoringEvent = z.object({
  id: z.uuid(),
  kind: z.enum(['start', 'points', 'period', 'end', 'undo', 'correction']),
  side: z.nullable(SideOfMatch),
  points: z.nullable(z.number()),
  period: z.number(),
  isUndone: z.boolean(),
  undoes: z.nullable(z.uuid()),
  /** Of a correction: the score from then on. */
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
  /** Null for an erased account. */
  by: z.nullable(z.string()),
  isOwn: z.boolean(),
  at: z.string(),
});
export type ScoringEvent = z.infer<typeof ScoringEvent>;

export const Scoring = z.object({
  result: Result,
  /** The latest, newest first. */
  events: z.array(ScoringEvent),
});
export type Scoring = z.infer<typeof Scoring>;

export const ScoringAnswer = z.object({
  score: Score,
  events: z.array(ScoringEvent),
  /** Of the sent events, those that were not counted. */
  refused: z.array(z.object({ id: z.uuid(), reason: z.enum(SCORING_REFUSALS) })),
});
export type ScoringAnswer = z.infer<typeof ScoringAnswer>;

const Scorer = z.object({ id: z.uuid(), name: z.string() });
export type Scorer = z.infer<typeof Scorer>;

const tags = ['results'];
const userId = z.uuid(resultTexts.notFound).check(z.toLowerCase());

export const scoringContract = {
  findScoring: oc
    .route({
      method: 'GET',
      path: '/results/{id}/scoring',
      summary: 'Returns a match with its latest events, to those who may score it',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByResultId)
    .output(Scoring),
  addEvents: oc
    .route({
      method: 'POST',
      path: '/results/{id}/events',
      summary: 'Counts events of a match in their order, each id once',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(ByResultId, {
        events: z.array(NewScoringEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
      }),
    )
    .output(ScoringAnswer),
  listScored: oc
    .route({
      method: 'GET',
      path: '/me/scored-results',
      summary: 'Lists the coming and live matches that the user is assigned to score',
      tags,
    })
    .output(z.object({ results: z.array(Result) })),
  listScorers: oc
    .route({
      method: 'GET',
      path: '/admin/basketball-results/{id}/scorers',
      summary: 'Lists the users who are assigned to score a match',
      tags: [...tags, 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByResultId)
    .output(z.object({ scorers: z.array(Scorer) })),
  addScorer: oc
    .route({
      method: 'PUT',
      path: '/admin/basketball-results/{id}/scorers/{userId}',
      summary: 'Assigns a user to score a match, and notifies them',
      tags: [...tags, 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.extend(ByResultId, { userId }))
    .output(z.object({ scorers: z.array(Scorer) })),
  removeScorer: oc
    .route({
      method: 'DELETE',
      path: '/admin/basketball-results/{id}/scorers/{userId}',
      summary: 'Takes a match away from a scorer',
      tags: [...tags, 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.extend(ByResultId, { userId }))
    .output(z.object({ scorers: z.array(Scorer) })),
};
