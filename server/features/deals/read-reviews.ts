// Lists of reviews: those of a person, with their rating, and those that a person has written.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { GivenReview, PersonReview, Rating } from '#shared/features/deals/contract.ts';
import { isHiddenFrom, nameOnly } from '#shared/features/profiles/minors.ts';
import type { Services } from '../../core/http/request.ts';
import { findRating, listReviewsBy, listReviewsOf, type ReviewRow } from './review-queries.ts';

/** Reviews of a person, one page at a time, with their rating. */
export async function findReviewsOf(
  { database }: Services,
  viewer: Viewer | null,
  { id, after }: { id: string; after?: string | undefined },
): Promise<Rating & { reviews: PersonReview[]; next: string | null }> {
  const [rating, { rows, next }] = await Promise.all([
    findRating(database, id),
    listReviewsOf(database, { userId: id, viewerId: viewer?.id ?? null, after }),
  ]);
  const reviews = rows.map((row) => viewReview(row, { viewer, subjectId: id }));
  return { ...rating, reviews, next };
}

function viewReview(
  { review, authorBirthYear }: ReviewRow,
  { viewer, subjectId }: { viewer: Viewer | null; subjectId: string },
): PersonReview {
  const answer = viewer?.id === subjectId && review.answer === null;
  const author = isHiddenFrom(viewer, authorBirthYear, new Date()) ? nameOnly(review.author) : review.author;
  const remove = viewer !== null && isStaff(viewer.role) && viewer.id !== subjectId;
  return { ...review, author, can: { answer, remove } };
}

export async function findReviewsBy(
  { database }: Services,
  viewer: Viewer,
  { after }: { after?: string | undefined },
): Promise<{ reviews: GivenReview[]; next: string | null }> {
  const { rows, next } = await listReviewsBy(database, { userId: viewer.id, after });
  return { reviews: rows.map(({ review }) => review), next };
}
