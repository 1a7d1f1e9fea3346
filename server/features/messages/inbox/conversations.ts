// A user's conversations: the list, and one with all its threads.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { Conversation, OpenConversation } from '#shared/features/messages/contract.ts';
import { type Recipient, whyNotWrite, type Sender } from '#shared/features/messages/rules.ts';
import { messageTexts, writeRefusals } from '#shared/features/messages/texts.ts';
import { decodeCursor, encodeCursor } from '../../../core/http/cursor.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { listThreads } from '../thread/queries.ts';
import { viewConversation, viewThread } from '../view.ts';
import { findCounterpart, listConversations } from './queries.ts';

const PAGE_SIZE = 30;

/**
 * A page of the viewer's conversations, newest first. Source: spec 1 §2 Profile, "conversations (per counterpart)".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor
 */
export async function findConversations(
  { database }: Services,
  viewer: Viewer,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ conversations: Conversation[]; next: string | null }> {
  const rows = await listConversations(database, {
    viewerId: viewer.id,
    search: search || undefined,
    after: after === undefined ? null : decodeCursor(after, 'uuid'),
    limit: PAGE_SIZE,
  });
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    conversations: page.map(viewConversation),
    next: last ? encodeCursor({ micros: last.lastMicros, id: last.key }) : null,
  };
}

/**
 * All threads with one user, or the one with an erased user.
 *
 * @throws ORPCError NOT_FOUND for an unknown user, and for oneself
 */
export async function openConversation(
  { database }: Services,
  viewer: Viewer,
  key: string,
): Promise<OpenConversation> {
  const [threads, person] = await Promise.all([
    listThreads(database, viewer.id, key),
    findCounterpart(database, viewer.id, key),
  ]);
  if (key === viewer.id || (!person && threads.length === 0))
    return refuse('NOT_FOUND', messageTexts.notFound);
  return {
    key,
    person: person && { id: person.id, name: person.name, avatarUrl: person.avatarUrl },
    threads: threads.map(viewThread),
    refusal: refusalTo(viewer, person && { ...person, hasReason: true }),
    generalRefusal: refusalTo(viewer, person),
    staffRefusal: refusalTo({ ...viewer, asStaff: true }, person),
    hasBlocked: person?.isBlocked ?? false,
  };
}

function refusalTo(viewer: Sender, person: Recipient | null): string | null {
  if (!person) return messageTexts.accountErased;
  const reason = whyNotWrite(viewer, person, new Date());
  return reason && writeRefusals[reason];
}
