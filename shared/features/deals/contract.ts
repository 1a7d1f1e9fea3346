// Deals between a seller and somebody from the ad's conversations, and what the two say of each other.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { visible, withoutNul } from '../../saved-text.ts';
import { SALE_STATES } from '../ads/rules.ts';
import { DEAL_STATES, MAX_REMOVAL_REASON_LENGTH, MAX_REVIEW_LENGTH } from './rules.ts';
import { dealTexts, reviewTexts } from './words.ts';

const Face = z.object({ id: z.uuid(), name: z.string(), avatarUrl: z.nullable(z.string()) });

/** Somebody who has written with the seller about an ad. */
export const Correspondent = z.extend(Face, { lastAt: z.string() });
export type Correspondent = z.infer<typeof Correspondent>;

/** A sale that one may still review. */
export const UnreviewedDeal = z.object({
  id: z.uuid(),
  /** The ad, while there is one. */
  adId: z.nullable(z.uuid()),
  title: z.string(),
  /** Kronor, as agreed. */
  price: z.number(),
  /** Which of the two one is. */
  role: z.enum(['seller', 'buyer']),
  other: Face,
  soldAt: z.string(),
  closesAt: z.string(),
});
export type UnreviewedDeal = z.infer<typeof UnreviewedDeal>;

const Answer = z.nullable(z.object({ text: z.string(), at: z.string() }));

/** A review as everyone sees it. */
export const PersonReview = z.object({
  id: z.uuid(),
  rating: z.number(),
  text: z.string(),
  /** When it could be seen. */
  at: z.string(),
  author: Face,
  /** Which of the two the author was. */
  role: z.enum(['seller', 'buyer']),
  /** What was sold; told to the two alone. */
  title: z.nullable(z.string()),
  answer: Answer,
  can: z.object({ answer: z.boolean(), remove: z.boolean() }),
});
export type PersonReview = z.infer<typeof PersonReview>;

/** One that one has written. */
export const GivenReview = z.object({
  id: z.uuid(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.string(),
  /** When everyone sees it, at the latest. */
  visibleAt: z.string(),
  isVisible: z.boolean(),
  subject: Face,
  title: z.string(),
  answer: Answer,
  /** Why an admin has removed it; null for one that stands. */
  removedReason: z.nullable(z.string()),
});
export type GivenReview = z.infer<typeof GivenReview>;

/** What reviews come to. */
export const Rating = z.object({
  /** One decimal; null without any. */
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
});
export type Rating = z.infer<typeof Rating>;

const text = (missing: string, longest: number, tooLong: string) =>
  z.string(missing).check(z.trim(), visible(missing), withoutNul(), z.maxLength(longest, tooLong));

export const NewReview = z.object({
  rating: z
    .int(reviewTexts.ratingMissing)
    .check(z.gte(1, reviewTexts.ratingMissing), z.lte(5, reviewTexts.ratingMissing)),
  text: text(reviewTexts.textMissing, MAX_REVIEW_LENGTH, reviewTexts.textTooLong),
});
export type NewReview = z.infer<typeof NewReview>;

const Place = z.object({ after: z.optional(z.string().check(withoutNul(), z.maxLength(200))) });
const AdById = z.object({ id: z.uuid('Annonsen hittades inte') });
const ReviewById = z.object({ id: z.uuid(reviewTexts.notFound) });
const tags = ['deals'];

export const dealsContract = {
  correspondents: oc
    .route({
      method: 'GET',
      path: '/ads/{id}/correspondents',
      summary: 'The people who have written about an own ad, the latest first',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(AdById)
    .output(
      z.object({
        people: z.array(Correspondent),
        /** Whom it is reserved for or sold to; null for nobody the site knows. */
        buyerId: z.nullable(z.uuid()),
      }),
    ),
  strike: oc
    .route({
      method: 'POST',
      path: '/ads/{id}/deal',
      summary: 'Reserve an own ad for, or sell it to, one of them or somebody outside the site',
      tags,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(AdById, {
        state: z.enum(DEAL_STATES),
        /** Null for somebody outside the site. */
        buyerId: z.nullable(z.uuid(dealTexts.notOneOfThem)),
      }),
    )
    .output(z.object({ id: z.uuid(), saleState: z.enum(SALE_STATES) })),
  unreviewed: oc
    .route({
      method: 'GET',
      path: '/me/unreviewed-deals',
      summary: 'Own sales and purchases that wait for one’s review, the first to close first',
      tags,
    })
    .output(z.object({ deals: z.array(UnreviewedDeal) })),
  review: oc
    .route({
      method: 'POST',
      path: '/deals/{id}/reviews',
      summary: 'Review the other side of a sale, once, within 30 days',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT'))
    .input(z.extend(NewReview, { id: z.uuid(dealTexts.notFound) }))
    .output(z.object({ id: z.uuid(), isVisible: z.boolean() })),
  given: oc
    .route({ method: 'GET', path: '/me/reviews', summary: 'Reviews one has written, newest first', tags })
    .input(Place)
    .output(z.object({ reviews: z.array(GivenReview), next: z.nullable(z.string()) })),
  ofPerson: oc
    .route({
      method: 'GET',
      path: '/people/{id}/reviews',
      summary: 'What others say of a person, newest first',
      tags,
    })
    .input(z.extend(Place, { id: z.uuid('Personen hittades inte') }))
    .output(z.extend(Rating, { reviews: z.array(PersonReview), next: z.nullable(z.string()) })),
  answer: oc
    .route({
      method: 'POST',
      path: '/reviews/{id}/answer',
      summary: 'Answer a review of oneself, once',
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
  removeReview: oc
    .route({
      method: 'DELETE',
      path: '/admin/reviews/{id}',
      summary: 'Remove a review, with a reason that its author reads',
      tags: ['deals', 'admin'],
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z.extend(ReviewById, {
        reason: text(reviewTexts.reasonMissing, MAX_REMOVAL_REASON_LENGTH, reviewTexts.reasonTooLong),
      }),
    )
    .output(z.object({ id: z.uuid() })),
};
