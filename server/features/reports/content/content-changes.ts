// Announces that content was taken down or restored: to the pages that show it, and to open chats.
import type { ReportKind } from '#shared/features/reports/rules.ts';
import { appendEvents } from '../../../core/live/queries.ts';
import type { Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { publishAdChanged, publishSellerChanged } from '../../ads/actions.ts';
import { queueReleases } from '../../deals/actions.ts';
import {
  publishDecision,
  publishNewComment,
  publishThreadChanged,
  queueTextNotifications,
} from '../../forum/actions.ts';
import { publishProfileChanged } from '../../profiles/actions.ts';
import type { Touched } from './content-queries.ts';

export interface Change {
  kind: ReportKind;
  id: string;
  ownerId: string;
  touched: Touched;
}

/**
 * Called in the transaction. Both members of the thread receive a changed message again, in its new state; a forum text is
 * removed from unread notifications or returns to them. The buyer for whom an ad was reserved is notified.
 */
export async function recordReportChange(
  transaction: Connection,
  { kind, id, touched }: Change,
): Promise<void> {
  if (kind === 'ad') await queueReleases(transaction, [id]);
  if (kind === 'forum_post') await queueTextNotifications(transaction, { kind: 'post', id });
  if (kind === 'forum_comment') await queueTextNotifications(transaction, { kind: 'comment', id });
  const readers = touched.readerIds ?? [];
  await appendEvents(
    transaction,
    readers.map((userId) => ({ userId, topic: 'message', ref: id })),
  );
}

/** Invalidates the pages that show the content; open pages of the author of a forum text show the change. Called after the commit. */
export async function publishReportChanged(
  services: Services,
  { kind, id, ownerId, touched }: Change,
): Promise<void> {
  if (kind === 'ad') await publishAdChanged(services, id);
  const { postId, newNumber: number } = touched;
  if (postId) {
    await (number ? publishNewComment(services, { postId, number }) : publishThreadChanged(services, postId));
    await publishDecision(services, { postId, authorId: ownerId });
  }
  if (touched.readerIds) await services.live.publishStored(touched.readerIds);
  const personId = kind === 'person' ? ownerId : touched.subjectId;
  if (!personId) return;
  await publishSellerChanged(services, personId);
  await publishProfileChanged(services, personId);
}
