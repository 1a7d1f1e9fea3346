// A message to the operator, read and continued by its sender: signed in, or with the key of a mailed link.
import { randomUUID } from 'node:crypto';
import type { ContactConversation } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext } from '../../core/http/request.ts';
import { countAttempt } from '../../core/limits/limits.ts';
import { publishWaitingChanged } from '../../core/live/waiting.ts';
import { isMessageKey } from './message-key.ts';
import type { MessageRow } from './message-row.ts';
import { findMessage, insertReply, lockMessage, reopenMessage } from './queries.ts';
import { viewForSender } from './view.ts';
import { replyLimits } from './limits.ts';

interface OwnMessageRequest {
  id: string;
  key?: string | undefined;
}

/** @throws ORPCError NOT_FOUND for anyone but the sender */
export async function findOwn(
  context: RequestContext,
  request: OwnMessageRequest,
): Promise<ContactConversation> {
  const row = await requireOwn(context, request);
  return viewForSender(row, { isSignedIn: isSender(context, row) });
}

/**
 * Adds a reply by the sender; the message waits for staff again. Idempotent: a reply sent again with the same id is ignored.
 *
 * @throws ORPCError NOT_FOUND for anyone but the sender; CONFLICT for the id of another reply; TOO_MANY_REQUESTS
 */
export async function replyToOwn(
  context: RequestContext,
  {
    replyId = randomUUID(),
    content,
    ...request
  }: OwnMessageRequest & { replyId?: string | undefined; content: string },
): Promise<ContactConversation> {
  const { database, viewer } = context;
  const { id, user_id } = await requireOwn(context, request);
  await countAttempt(database, replyLimits(id));
  await database.kysely.transaction().execute(async (tx) => {
    await lockMessage(tx, id);
    const reply = { id: replyId, message_id: id, is_by_staff: false, content };
    const outcome = await insertReply(tx, { ...reply, user_id: viewer?.id === user_id ? user_id : null });
    if (outcome === 'taken') refuse('CONFLICT', contactTexts.idTaken);
    if (outcome === 'added') await reopenMessage(tx, id);
  });
  publishWaitingChanged(context);
  return findOwn(context, request);
}

async function requireOwn(
  { database, viewer, auth }: RequestContext,
  { id, key }: OwnMessageRequest,
): Promise<MessageRow> {
  const row = await findMessage(database.kysely, id);
  const isOwn =
    row !== null && (isSender({ viewer }, row) || (key !== undefined && isMessageKey(auth.secret, id, key)));
  return isOwn ? row : refuse('NOT_FOUND', contactTexts.notFound);
}

function isSender({ viewer }: Pick<RequestContext, 'viewer'>, { user_id }: MessageRow): boolean {
  return viewer !== null && user_id === viewer.id;
}
