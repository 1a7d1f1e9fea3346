// Adds a reply by mail to its message, which then waits for staff again.
import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import type { Services } from '../../../core/http/request.ts';
import { isWithinLimits } from '../../../core/limits/limits.ts';
import { insertReply, lockMessage, reopenMessage } from '../queries.ts';
import { replyLimits } from '../own-message.ts';
import { isAutomatic, replyTextOf } from './reply-text.ts';

export interface ReceivedMail {
  /** The message that its address names. */
  id: string;
  /** The sender of the envelope; empty for a returned mail. */
  from: string;
  raw: Buffer;
}

/** What became of a mail; all but `refused` and `limited` are accepted, so that no program answers. */
export type Reception = 'added' | 'ignored' | 'limited' | 'refused';

export async function receiveReply(
  { database }: Pick<Services, 'database'>,
  { id, from, raw }: ReceivedMail,
): Promise<Reception> {
  const mail = await parse(raw);
  if (!mail) return 'refused';
  if (from === '' || isAutomatic(mail)) return 'ignored';
  const content = replyTextOf(mail);
  if (content === '') return 'ignored';
  if (!(await isWithinLimits(database, replyLimits(id)))) return 'limited';
  return database.kysely.transaction().execute(async (tx): Promise<Reception> => {
    // Erased or deleted since its recipient was checked.
    if (!(await lockMessage(tx, id))) return 'refused';
    const reply = { id: replyIdOf(id, mail.messageId ?? raw), message_id: id, is_by_staff: false, content };
    // Whoever has the address may write, but is not signed in.
    if ((await insertReply(tx, { ...reply, user_id: null })) === 'added') await reopenMessage(tx, id);
    return 'added';
  });
}

/** Null for a mail that cannot be read, such as one of too many parts. */
async function parse(raw: Buffer): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 64 * 1024 });
  } catch {
    return null;
  }
}

/** The same for a mail that is delivered again: a UUID of version 8. Source: RFC 9562 section 5.8. */
function replyIdOf(id: string, message: string | Buffer): string {
  const digits = createHash('sha256').update(`${id}\n`).update(message).digest('hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
