// Writing to somebody: who may, the thread it belongs to, and that it is written once.
import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import { lastGrownYear } from '#shared/features/accounts/age.ts';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { adWords } from '#shared/features/ads/words.ts';
import type { NewMessage } from '#shared/features/messages/new-message.ts';
import { type Recipient, whyNotWrite } from '#shared/features/messages/rules.ts';
import { CHAT_SUBJECT, messageWords, STAFF_SUBJECT, writeRefusals } from '#shared/features/messages/words.ts';
import { type Limit, refuseTooMany, spendTry } from '../../core/limits.ts';
import { refuse } from '../../core/refusal.ts';
import {
  type Doer,
  type PresumedViewer,
  requireAdmin,
  type RequestContext,
  type Services,
} from '../../core/request.ts';
import { isOfAge, requireAge } from '../accounts/actions.ts';
import { recordAct } from '../audit/actions.ts';
import { enclosePictures } from '../pictures/actions.ts';
import { findAddressedAd, findRecipient, findSent, findThreadRecipient } from './addressing-queries.ts';
import { findMessages } from './queries.ts';
import { insertMessage, insertReply, keepThread } from './sending-queries.ts';
import { type SentMessage, tellOf, type WrittenMessage } from './telling.ts';
import { viewMessage } from './view.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** The services, and from where it is written: what staff write as staff is logged. */
type Desk = Omit<Doer, 'viewer'>;

/**
 * Writes to a person, about one of their ads or in general. Sent again with the same id it is the same message.
 * Source: spec 1 §5 Messages, §7 "insert messages".
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT without a recipient or a birth year, or for a picture that is not to be had; NOT_FOUND for a person or an ad that is not there;
 * FORBIDDEN for who may not write to them; CONFLICT for an id that somebody else has used; TOO_MANY_REQUESTS
 */
export async function writeTo(services: Desk, viewer: Viewer, given: NewMessage): Promise<SentMessage> {
  const { id = randomUUID(), content, pictureIds, asStaff = false } = given;
  if (asStaff) requireAdmin({ viewer });
  const earlier = await findEarlier(services, viewer, id);
  if (earlier) return earlier;
  const about = given.adId ?? null;
  const ad = about === null ? null : await findAddressedAd(services.database, about);
  const recipientId = given.recipientId ?? ad?.sellerId;
  if (!recipientId) {
    const fields = { recipientId: messageWords.noRecipient };
    return refuse('UNPROCESSABLE_CONTENT', messageWords.noRecipient, fields);
  }
  const found = await findRecipient(services.database, { viewerId: viewer.id, recipientId, about });
  if (!found) return refuse('NOT_FOUND', messageWords.noRecipient);
  // A thread goes on whatever becomes of its ad; a new one is to the seller of an ad that everyone can see.
  if (about !== null && found.threadId === null && recipientId !== viewer.id) {
    const isOpen = ad?.status === 'approved' && ['active', 'reserved', 'sold'].includes(ad.saleState);
    if (!isOpen || ad.sellerId !== recipientId) refuse('NOT_FOUND', adWords.notFound);
  }
  await requireMayWrite(
    services,
    { ...viewer, asStaff },
    { ...found, hasReason: found.hasReason || about !== null },
  );
  const newThread = found.threadId === null ? newThreadLimits(viewer.id) : [];
  await spendTry(services.database, [messageLimit(viewer.id), ...newThread]);
  return write(services, viewer, {
    id,
    subject: asStaff ? STAFF_SUBJECT : given.subject,
    content,
    pictureIds,
    asStaff,
    recipientId,
    threadId: found.threadId,
    about,
  });
}

/** Whoever writes: `presumed` where the statement that writes is to ask for their session, `identify` where it is to be known before. */
export type Writer = Pick<RequestContext, 'presumed'> & { identify: () => Promise<Viewer> };

export interface Reply {
  threadId: string;
  id?: string | undefined;
  content: string;
  pictureIds: string[];
  asStaff?: boolean | undefined;
}

/**
 * Writes in a thread one has already. Sent again with the same id it is the same message.
 *
 * @throws ORPCError NOT_FOUND for a stranger's thread, or when the other one is erased; as `writeTo`
 */
export async function replyIn(services: Desk, writer: Writer, given: Reply): Promise<SentMessage> {
  const { threadId, id = randomUUID(), content, pictureIds, asStaff = false } = given;
  const isPlain = pictureIds.length === 0 && !asStaff;
  const plain = { id, threadId, content };
  const first = isPlain && writer.presumed ? await writeReply(services, writer.presumed, plain) : null;
  if (first?.sent) return first.sent;
  const viewer = await writer.identify();
  if (asStaff) requireAdmin({ viewer });
  if (isPlain && !first?.stands) {
    const { sent } = await writeReply(services, { viewer, token: null }, plain);
    if (sent) return sent;
  }
  const earlier = await findEarlier(services, viewer, id);
  if (earlier) return earlier;
  if (!isPlain || viewer.birthYear === null) await spendTry(services.database, [messageLimit(viewer.id)]);
  const found = await findThreadRecipient(services.database, { viewerId: viewer.id, threadId });
  if (!found) return refuse('NOT_FOUND', messageWords.notFound);
  const { id: recipientId } = found;
  if (recipientId === null) return refuse('NOT_FOUND', messageWords.noRecipient);
  await requireMayWrite(services, { ...viewer, asStaff }, { ...found, id: recipientId });
  return write(services, viewer, {
    id,
    subject: asStaff ? STAFF_SUBJECT : CHAT_SUBJECT,
    content,
    pictureIds,
    asStaff,
    recipientId,
    threadId,
    about: null,
  });
}

/**
 * As most are written, since whoever reads is waiting: at once. `sent` null for what is to be looked at more closely.
 *
 * @param token of the session to be asked for, of which `stands` tells; null where it is known who writes
 */
async function writeReply(
  services: Services,
  { viewer, token }: { viewer: Viewer; token: string | null },
  { id, threadId, content }: { id: string; threadId: string; content: string },
): Promise<{ stands: boolean; sent: SentMessage | null }> {
  const { birthYear } = viewer;
  // How old somebody was said to be may have been set right since.
  if (token !== null && !(await isOfAge(services, viewer))) return { stands: false, sent: null };
  if (birthYear === null) return { stands: true, sent: null };
  if (token === null) await requireAge(services, viewer);
  const row = { id, threadId, senderId: viewer.id, subject: CHAT_SUBJECT, content, isFromStaff: false };
  const session = token === null ? null : { token, birthYear };
  const order = { session, limit: messageLimit(viewer.id), grownBy: lastGrownYear(new Date()) };
  try {
    const { stands, wait, written } = await insertReply(services.database, row, order);
    refuseTooMany(wait);
    return { stands, sent: written && (await tellOf(services, { ...row, ...written, pictures: [] })) };
  } catch (error) {
    // It was sent before, or one of the two was erased in this moment.
    if ([UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION].includes(codeOf(error) ?? '')) {
      return { stands: true, sent: null };
    }
    throw error;
  }
}

/**
 * Writes in a thread one has already what most answers are: words alone, which nothing speaks against.
 *
 * @returns null for what is to go by `replyIn`, which does more, or says why not
 * @throws ORPCError as `replyIn`
 */
export async function replyAtOnce(
  services: Services,
  presumed: PresumedViewer,
  plain: { id: string; threadId: string; content: string },
): Promise<SentMessage | null> {
  const { sent } = await writeReply(services, presumed, plain);
  return sent;
}

/** What was sent with this id before; somebody else's is theirs. */
async function findEarlier(services: Services, viewer: Viewer, id: string): Promise<SentMessage | null> {
  const sent = await findSent(services.database, id);
  if (!sent) return null;
  if (sent.senderId !== viewer.id) return refuse('CONFLICT', messageWords.idTaken);
  const [row] = await findMessages(services.database, viewer.id, [id]);
  if (!row) throw new Error('A message that was sent before is not there');
  // The process that wrote it may have died before it told anybody.
  await services.live.wake([viewer.id, ...(sent.recipientId === null ? [] : [sent.recipientId])]);
  return { message: viewMessage(row), threadId: sent.threadId };
}

async function requireMayWrite(
  services: Services,
  viewer: Viewer & { asStaff: boolean },
  recipient: Recipient,
): Promise<void> {
  const reason = whyNotWrite(viewer, recipient, new Date());
  if (reason) refuse('FORBIDDEN', writeRefusals[reason]);
  // Who writes for the site does not write as a person of some age.
  if (!viewer.asStaff) await requireAge(services, viewer);
}

interface Draft {
  id: string;
  subject: string;
  content: string;
  pictureIds: string[];
  asStaff: boolean;
  recipientId: string;
  /** Null for the first message of these two about this. */
  threadId: string | null;
  about: string | null;
}

async function write(services: Desk, viewer: Viewer, draft: Draft): Promise<SentMessage> {
  try {
    return await tellOf(services, await save(services, viewer, draft));
  } catch (error) {
    // The same message, sent twice at once.
    if (codeOf(error) === UNIQUE_VIOLATION) {
      const earlier = await findEarlier(services, viewer, draft.id);
      if (earlier) return earlier;
    }
    // One of the two was erased in this moment.
    if (codeOf(error) === FOREIGN_KEY_VIOLATION) refuse('NOT_FOUND', messageWords.noRecipient);
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

async function save(services: Desk, viewer: Viewer, draft: Draft): Promise<WrittenMessage> {
  const { id, subject, content, pictureIds, asStaff: isFromStaff, recipientId, about } = draft;
  const senderId = viewer.id;
  return services.database.kysely.transaction().execute(async (tx) => {
    const threadId = draft.threadId ?? (await keepThread(tx, { viewerId: senderId, recipientId, about }));
    const row = { id, threadId, senderId, recipientId, subject, content, isFromStaff };
    const written = await insertMessage(tx, row);
    const pictures = await enclosePictures(tx, { messageId: id, userId: senderId, pictureIds });
    if (isFromStaff) {
      const target = { type: 'user', id: recipientId } as const;
      await recordAct(tx, { ...services, viewer }, { action: 'user.message', target });
    }
    return { ...row, ...written, pictures };
  });
}

/** A lively chat is some ten a minute. */
function messageLimit(userId: string): Limit {
  return { key: `messages of ${userId}`, tries: 600, minutes: 10 };
}

/** Nobody asks after more ads than this; whoever writes to everyone does. */
function newThreadLimits(userId: string): Limit[] {
  return [
    { key: `new threads of ${userId}`, tries: 30, minutes: 60 },
    { key: `new threads of ${userId} in a day`, tries: 100, minutes: 24 * 60 },
  ];
}
