// Reading what one has written with others, and whom one does not want to hear from. Other features enter here.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type {
  Conversation,
  Counterpart,
  Message,
  OpenConversation,
} from '#shared/features/messages/contract.ts';
import {
  MESSAGES_A_PAGE,
  type Recipient,
  whyNotWrite,
  type Writer,
} from '#shared/features/messages/rules.ts';
import { messageWords, writeRefusals } from '#shared/features/messages/words.ts';
import { readMark, writeMark } from '../../core/page-mark.ts';
import { refuse } from '../../core/refusal.ts';
import type { Services } from '../../core/request.ts';
import type { Connection } from '../../database/connection.ts';
import {
  deleteBlock,
  findCounterpart,
  hasBlockBetween,
  insertBlock,
  listBlocked,
  listConversations,
} from './conversation-queries.ts';
import { findOther, listCorrespondents, listMessages, listThreads } from './queries.ts';
import { readThreadNotifications, tellNotified } from '../notifications/actions.ts';
import { markRead } from './receipt-queries.ts';
import { sayReceipt, viewConversation, viewMessage, viewThread } from './view.ts';

const CONVERSATIONS_A_PAGE = 30;
/** The composer says so each three seconds, and anew after each message. */
const TYPING_EVERY_MS = 1000;

/**
 * Whom somebody has written with, newest first. Source: spec 1 §2 Profile, "conversations (per counterpart)".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a place that was never given out
 */
export async function findConversations(
  { database }: Services,
  viewer: Viewer,
  { search, after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ conversations: Conversation[]; next: string | null }> {
  const rows = await listConversations(database, {
    viewerId: viewer.id,
    search: search || undefined,
    after: after === undefined ? null : readMark(after, 'uuid'),
    limit: CONVERSATIONS_A_PAGE,
  });
  const page = rows.slice(0, CONVERSATIONS_A_PAGE);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    conversations: page.map(viewConversation),
    next: last ? writeMark({ micros: last.lastMicros, id: last.key }) : null,
  };
}

/**
 * All threads with one person, or the one with somebody who is erased.
 *
 * @throws ORPCError NOT_FOUND for nobody, and for oneself
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
    return refuse('NOT_FOUND', messageWords.notFound);
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

function refusalTo(viewer: Writer, person: Recipient | null): string | null {
  if (!person) return messageWords.noRecipient;
  const reason = whyNotWrite(viewer, person, new Date());
  return reason && writeRefusals[reason];
}

/**
 * A page of a thread.
 *
 * @throws ORPCError NOT_FOUND for a stranger's thread
 */
export async function readThread(
  { database }: Services,
  viewer: Viewer,
  { id, before, after }: { id: string; before?: number | undefined; after?: number | undefined },
): Promise<{ messages: Message[]; hasOlder: boolean; hasNewer: boolean }> {
  if (!(await findOther(database, viewer.id, id))) return refuse('NOT_FOUND', messageWords.notFound);
  const place = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  const rows = await listMessages(database, { viewerId: viewer.id, threadId: id, ...place });
  return {
    messages: rows.map(viewMessage),
    hasOlder: (rows[0]?.position ?? 1) > 1,
    hasNewer: after !== undefined && rows.length === MESSAGES_A_PAGE,
  };
}

/**
 * Marks what the other has written as read, and tells them. Source: spec 1 §4 Chat.
 *
 * @throws ORPCError NOT_FOUND for a stranger's thread
 */
export async function markThreadRead(
  services: Services,
  viewer: Viewer,
  { id, upTo }: { id: string; upTo: number },
): Promise<{ unread: number }> {
  const { database, live } = services;
  const userId = viewer.id;
  const marked = await markRead(database, { userId, threadId: id, upTo });
  if (!marked) return refuse('NOT_FOUND', messageWords.notFound);
  const { unread, events } = marked;
  if (events.length > 0) {
    await live.tell(events.map((event) => sayReceipt(event, userId)));
    if (unread === 0) readInCentre(services, { userId, threadId: id });
  }
  return { unread };
}

/** What is read needs no notice in the centre; a moment later, since whoever wrote waits for the receipt. */
function readInCentre(services: Services, { userId, threadId }: { userId: string; threadId: string }): void {
  services.afterwards.do(`thread ${threadId} read by ${userId}`, async () => {
    const { kysely } = services.database;
    const isNews = await kysely
      .transaction()
      .execute((tx) => readThreadNotifications(tx, { userId, threadId }));
    if (isNews) await tellNotified(services, [userId]);
  });
}

/**
 * Says to the other one's browsers that somebody is writing. Nothing is kept of it, and what comes too often is let fall.
 *
 * @throws ORPCError NOT_FOUND for a stranger's thread
 */
export async function tellTyping(
  { database, live, pace }: Services,
  viewer: Viewer,
  threadId: string,
): Promise<{ told: boolean }> {
  const other = await findOther(database, viewer.id, threadId);
  if (!other) return refuse('NOT_FOUND', messageWords.notFound);
  const { otherId } = other;
  if (otherId === null || !pace.mayDo(`typing of ${viewer.id} to ${otherId}`, TYPING_EVERY_MS))
    return { told: false };
  const told = !(await isBlockedBetween(database.kysely, viewer.id, otherId));
  if (told) await live.whisper(otherId, { topic: 'typing', threadId });
  return { told };
}

/** @throws ORPCError NOT_FOUND for nobody; UNPROCESSABLE_CONTENT for oneself */
export async function blockPerson(
  { database }: Services,
  viewer: Viewer,
  blockedId: string,
): Promise<{ hasBlocked: boolean }> {
  if (blockedId === viewer.id) return refuse('UNPROCESSABLE_CONTENT', 'Du kan inte blockera dig själv');
  const isMade = await insertBlock(database, { userId: viewer.id, blockedId });
  return isMade ? { hasBlocked: true } : refuse('NOT_FOUND', messageWords.noRecipient);
}

export async function unblockPerson(
  { database }: Services,
  viewer: Viewer,
  blockedId: string,
): Promise<{ hasBlocked: boolean }> {
  await deleteBlock(database, { userId: viewer.id, blockedId });
  return { hasBlocked: false };
}

export async function findBlockedPeople(
  { database }: Services,
  viewer: Viewer,
): Promise<{ people: Counterpart[] }> {
  return { people: await listBlocked(database, viewer.id) };
}

/** The people who have written with the seller about this ad, by the last message. */
export async function listAdCorrespondents(
  connection: Connection,
  adId: string,
): Promise<{ id: string; name: string; avatarUrl: string | null; lastAt: Date }[]> {
  return listCorrespondents(connection, adId);
}

/** Whether either of two people has blocked the other: then neither writes, reviews, or sees how to reach the other. */
export async function isBlockedBetween(connection: Connection, one: string, other: string): Promise<boolean> {
  return hasBlockBetween(connection, one, other);
}

export { retieThreads } from './sending-queries.ts';
