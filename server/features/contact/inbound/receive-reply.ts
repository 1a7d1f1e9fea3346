// Adds a reply by mail to its message, which then waits for staff again.
import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import type { Services } from '../../../core/http/request.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import { publishWaitingChanged } from '../../../core/live/waiting.ts';
import { insertReply, listStaffReplies, lockMessage, reopenMessage } from '../queries.ts';
import { replyLimits } from '../limits.ts';
import { isAutomatic, replyTextOf } from './reply-text.ts';

export interface ReceivedMail {
  /** The id of the message, from the recipient's address. */
  id: string;
  /** The sender of the envelope; empty for a returned mail. */
  from: string;
  raw: Buffer;
}

/** The outcome of a mail. An `ignored` mail is accepted too, so that the sender's mail server does not return it. */
export type Reception = 'added' | 'ignored' | 'limited' | 'empty' | 'refused';

export async function receiveReply(
  services: Pick<Services, 'database' | 'live' | 'deferredTasks'>,
  { id, from, raw }: ReceivedMail,
): Promise<Reception> {
  const { database } = services;
  if (from === '') return 'ignored';
  // Counted before the mail is parsed, since parsing a hostile one costs the most.
  if (!(await isWithinLimits(database, replyLimits(id)))) return 'limited';
  const mail = await parse(raw);
  if (!mail) return 'refused';
  if (isAutomatic(mail)) return 'ignored';
  const content = replyTextOf(mail, await listStaffReplies(database.kysely, id));
  if (content === '') return 'empty';
  const reception = await database.kysely.transaction().execute(async (tx): Promise<Reception> => {
    // The message was erased or deleted after the recipient's address was checked.
    if (!(await lockMessage(tx, id))) return 'refused';
    const reply = { id: replyIdOf(id, mail.messageId ?? raw), message_id: id, is_by_staff: false, content };
    // Anyone who has the address may write, without being signed in: the reply has no user.
    if ((await insertReply(tx, { ...reply, user_id: null })) === 'added') await reopenMessage(tx, id);
    return 'added';
  });
  if (reception === 'added') publishWaitingChanged(services);
  return reception;
}

/** Null for a mail that cannot be read, such as one of too many parts. */
async function parse(raw: Buffer): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 });
  } catch {
    return null;
  }
}

/** A UUID of version 8, the same if a mail is delivered again. Source: RFC 9562 section 5.8. */
function replyIdOf(id: string, message: string | Buffer): string {
  const digits = createHash('sha256').update(`${id}\n`).update(message).digest('hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
