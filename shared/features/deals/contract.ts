// Endpoints of deals between a seller and a buyer who has written about the ad, and of their reviews.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { visible, withoutNul } from '../../saved-text.ts';
import { SALE_STATES } from '../ads/rules.ts';
import { Undo } from '../decisions/contract.ts';
import { RULES } from '../reports/rules.ts';
import { reportTexts } from '../reports/texts.ts';
import { DEAL_STATES, MAX_TAKEDOWN_REASON_LENGTH, MAX_REVIEW_LENGTH } from './rules.ts';
import { dealTexts, reviewTexts } from './texts.ts';

const Face = z.object({ id: z.uuid(), name: z.string(), avatarUrl: z.nullable(z.string()) });

/** A user who has written to the seller about an ad. */
export const Correspondent = z.extend(Face, {
  lastAt: z.string(),
  /** Whether one of the two has blocked the other: the buyer gets no notification, and neither may review the other. */
  isBlocked: z.boolean(),
});
export type Correspondent = z.infer<typeof Correspondent>;

/** A sale that the user may still review. */
export const UnreviewedDeal = z.object({
  id: z.uuid(),
  /** Null if the ad is deleted. */
  adId: z.nullable(z.uuid()),
  title: z.string(),
  /** The agreed price in kronor. */
  price: z.number(),
  /** The user's role in the deal. */
  role: z.enum(['seller', 'buyer']),
  other: Face,
  soldAt: z.string(),
  closesAt: z.string(),
});
export type UnreviewedDeal = z.infer<typeof UnreviewedDeal>;

const Answer = z.nullable(z.object({ text: z.string(), at: z.string() }));

/** The author of a review; without id and portrait for visitors if treated as a minor. */
const Author = z.extend(Face, { id: z.nullable(z.uuid()) });

/** A published review. */
export const PersonReview = z.object({
  id: z.uuid(),
  rating: z.number(),
  text: z.string(),
  /** When it was published. */
  at: z.string(),
  author: Author,
  /** The author's role in the deal. */
  role: z.enum(['seller', 'buyer']),
  /** The title of the ad; null except for the two parties. */
  title: z.nullable(z.string()),
  answer: Answer,
  can: z.object({ answer: z.boolean(), remove: z.boolean() }),
});
export type PersonReview = z.infer<typeof PersonReview>;

/** A review by the user. */
export const GivenReview = z.object({
  id: z.uuid(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.string(),
  /** When it is published at the latest. */
  visibleAt: z.string(),
  isVisible: z.boolean(),
  subject: Face,
  title: z.string(),
  answer: Answer,
  /** Why staff have taken it down; null if it is not. */
  removedReason: z.nullable(z.string()),
  /** The decision to take it down, which its author can read and appeal; null without one. */
  decisionId: z.nullable(z.uuid()),
});
export type GivenReview = z.infer<typeof GivenReview>;

/** Mean rating and number of reviews. */
export const Rating = z.object({
  /** One decimal; null without reviews. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
});
export type Rating = z.infer<typeof Rating>;

const text = (missing: string, maxLength: number, tooLong: string) =>
  z.string(missing).check(z.trim(), visible(missing), withoutNul(), z.maxLength(maxLength, tooLong));

export const NewReview = z.object({
  rating: z
    .int(reviewTexts.ratingMissing)
    .check(z.gte(1, reviewTexts.ratingMissing), z.lte(5, reviewTexts.ratingMissing)),
  text: text(reviewTexts.textMissing, MAX_REVIEW_LENGTH, reviewTexts.textTooLong),
});
export type NewReview = z.infer<typeof NewReview>;

const AgreedDeal = z.object({
  state: z.enum(DEAL_STATES),
  /** Null for a buyer without an account. */
  buyerId: z.nullable(z.uuid(dealTexts.notACorrespondent)),
});

const Place = z.object({ after: z.optional(z.string().check(withoutNul(), z.maxLength(200))) });
const AdById = z.object({ id: z.uuid('Annonsen hittades inte') });
const ReviewById = z.object({ id: z.uuid(reviewTexts.notFound) });
const tags = ['deals'];

export const dealsContract = {
  correspondents: oc
    .route({
      method: 'GET',
      path: '/ads/{id}/correspondents',
      summary: "Lists the users who have written about the user's own ad, latest first",
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(AdById)
    .output(
      z.object({
        people: z.array(Correspondent),
        /** The user it is reserved for or sold to; null if unknown. */
        buyerId: z.nullable(z.uuid()),
      }),
    ),
  agree: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/deal',
      summary:
        "Reserves the user's own ad for a buyer or marks it as sold; the buyer may be without an account",
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.extend(AdById, AgreedDeal.shape))
    .output(z.object({ id: z.uuid(), saleState: z.enum(SALE_STATES) })),
  undo: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/deal/undo',
      summary: "Undoes the latest deal on the user's own ad; refused if the ad was changed since",
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(
      z.extend(AdById, {
        ...AgreedDeal.shape,
        /** The reservation that the deal replaced; null without one. */
        reservation: z.nullable(z.pick(AgreedDeal, { buyerId: true })),
      }),
    )
    .output(z.object({ id: z.uuid(), saleState: z.enum(SALE_STATES) })),
  unreviewed: oc
    .route({
      method: 'GET',
      path: '/me/unreviewed-deals',
      summary: "Lists the user's own deals to review, ordered by the end of the review period",
      tags,
    })
    .output(z.object({ deals: z.array(UnreviewedDeal) })),
  review: oc
    .route({
      method: 'POST',
      path: '/deals/{id}/reviews',
      summary: 'Reviews the other party of a sale, once, within 30 days',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewReview, { id: z.uuid(dealTexts.notFound) }))
    .output(z.object({ id: z.uuid(), isVisible: z.boolean() })),
  given: oc
    .route({ method: 'GET', path: '/me/reviews', summary: 'Lists reviews by the user, newest first', tags })
    .input(Place)
    .output(z.object({ reviews: z.array(GivenReview), next: z.nullable(z.string()) })),
  ofPerson: oc
    .route({
      method: 'GET',
      path: '/people/{id}/reviews',
      summary: 'Lists the published reviews of a user, newest first',
      tags,
    })
    .input(z.extend(Place, { id: z.uuid('Personen hittades inte') }))
    .output(z.extend(Rating, { reviews: z.array(PersonReview), next: z.nullable(z.string()) })),
  answer: oc
    .route({
      method: 'POST',
      path: '/reviews/{id}/answer',
      summary: 'Answers a review of the user, once',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(ReviewById, {
        text: text(reviewTexts.answerMissing, MAX_REVIEW_LENGTH, reviewTexts.answerTooLong),
      }),
    )
    .output(z.object({ id: z.uuid() })),
  takeDownReview: oc
    .route({
      method: 'DELETE',
      path: '/admin/reviews/{id}',
      summary: 'Takes down a review, with reasons for its author, who may appeal',
      tags: ['deals', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(ReviewById, {
        rule: z.enum(RULES, reportTexts.ruleMissing),
        reason: text(reviewTexts.reasonMissing, MAX_TAKEDOWN_REASON_LENGTH, reviewTexts.reasonTooLong),
      }),
    )
    .output(z.object({ id: z.uuid(), undo: Undo })),
};
