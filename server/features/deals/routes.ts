// The endpoints of deals and reviews.
import { adminOnly, endpoint, signedIn } from '../../core/http/endpoint.ts';
import { findCorrespondents, agreeDeal } from './actions.ts';
import { listUnreviewed } from './review-queries.ts';
import { findReviewsBy, findReviewsOf } from './read-reviews.ts';
import { answerReview, takeDownReview, writeReview } from './reviews.ts';
import { undoDeal } from './undo-deal.ts';

const { deals } = endpoint;

export const dealsRoutes = {
  correspondents: deals.correspondents
    .use(signedIn())
    .handler(({ context, input }) => findCorrespondents(context, input.id)),
  agree: deals.agree.use(signedIn()).handler(({ context, input }) => agreeDeal(context, input)),
  undo: deals.undo.use(signedIn()).handler(({ context, input }) => undoDeal(context, input)),
  unreviewed: deals.unreviewed.use(signedIn()).handler(async ({ context: { database, viewer } }) => ({
    deals: await listUnreviewed(database, viewer.id),
  })),
  review: deals.review.use(signedIn()).handler(({ context, input }) => writeReview(context, input)),
  given: deals.given
    .use(signedIn())
    .handler(({ context, input }) => findReviewsBy(context, context.viewer, input)),
  ofPerson: deals.ofPerson.handler(({ context, input }) => findReviewsOf(context, context.viewer, input)),
  answer: deals.answer.use(signedIn()).handler(({ context, input }) => answerReview(context, input)),
  takeDownReview: deals.takeDownReview
    .use(adminOnly)
    .handler(({ context, input }) => takeDownReview(context, input)),
};
