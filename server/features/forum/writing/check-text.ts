// What is checked of a text before it is stored: age, contact data, repetition, and whether it waits for approval.
import { isStaff } from '#shared/features/accounts/roles.ts';
import { mustWait } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { refuseContactData, requireAge } from '../../accounts/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { type AuthorRecord, readNewTextRecord, readRecord } from './similar-queries.ts';

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT without a birth year, and for contact data by a person treated as a minor;
 * FORBIDDEN below the minimum age
 */
export async function requireMayWrite(actor: Actor, texts: Readonly<Record<string, string>>): Promise<void> {
  await requireAge(actor, actor.viewer);
  refuseContactData(actor.viewer.birthYear, texts);
}

/**
 * Whether a new text waits for approval, as one does that several new accounts have written.
 *
 * @throws ORPCError CONFLICT for a text that the viewer has written already, or nearly so; FORBIDDEN for one about to be erased
 */
export async function checkNewText(
  actor: Actor,
  { title = '', content }: { title?: string; content: string },
): Promise<'pending' | 'approved'> {
  const { database, viewer } = actor;
  const record = await readNewTextRecord(database, { userId: viewer.id, content });
  if (record.isBeingErased) refuse('FORBIDDEN', forumTexts.erasureRequested);
  if (record.hasWritten) refuse('CONFLICT', forumTexts.repeated);
  if (await mustTextWait(actor, record, { content: `${title}\n${content}` })) return 'pending';
  return record.isCopied && !isStaff(viewer.role) ? 'pending' : 'approved';
}

/** Whether an edit of the text before waits for approval. */
export async function mustEditWait(
  tx: Connection,
  actor: Actor,
  text: { content: string; before: string },
): Promise<boolean> {
  return mustTextWait(actor, await readRecord(tx, actor.viewer.id), text);
}

async function mustTextWait(
  actor: Actor,
  record: AuthorRecord,
  text: { content: string; before?: string },
): Promise<boolean> {
  const { forumHeldPosts: heldPosts, forumHoldsLinks: holdsLinks } = await readSiteSettings(actor);
  const author = { ...record, isStaff: isStaff(actor.viewer.role) };
  return mustWait(text, author, { heldPosts, holdsLinks, now: new Date() });
}
