// Checks a text before it is stored: the writer's age, contact data, repetition, and whether it needs approval.
import { isStaff } from '#shared/features/accounts/roles.ts';
import { mustWait } from '#shared/features/forum/rules.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { parseMarkdown } from '../../../core/markdown/markdown.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { refuseContactData, requireAge } from '../../accounts/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { addsLink, type LinkedText } from './added-links.ts';
import { type AuthorRecord, readNewTextRecord, readRecord } from './similar-queries.ts';

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT without a birth year, and for contact data by a person treated as a minor;
 * FORBIDDEN below the minimum age
 */
export async function requireMayWrite(actor: Actor, text: LinkedText): Promise<void> {
  const { birthYear } = actor.viewer;
  await requireAge(actor, actor.viewer);
  refuseContactData(birthYear, { ...text });
  // Readers see a number or address without the markup in it, as in `070\-123 45 67`.
  refuseContactData(birthYear, { content: parseMarkdown(text.content).toShownText() });
}

/**
 * Decides whether a new text needs approval, for example because several new accounts have written the same.
 *
 * @throws ORPCError CONFLICT for a text (nearly) equal to an earlier one of the viewer; FORBIDDEN for a viewer about to be erased
 */
export async function checkNewText(
  actor: Actor,
  { title = '', content }: { title?: string; content: string },
): Promise<'pending' | 'approved'> {
  const { database, viewer } = actor;
  const record = await readNewTextRecord(database, { userId: viewer.id, title, content });
  if (record.isBeingErased) refuse('FORBIDDEN', forumTexts.erasureRequested);
  if (record.hasWritten) refuse('CONFLICT', forumTexts.repeated);
  const isHeld = await mustTextWait(actor, record, {
    isNew: true,
    addsLink: () => addsLink({ title, content }),
  });
  if (isHeld) return 'pending';
  return record.isCopied && !isStaff(viewer.role) ? 'pending' : 'approved';
}

/** Whether an edit of the text `before` needs approval. */
export async function mustEditWait(
  tx: Connection,
  actor: Actor,
  { text, before }: { text: LinkedText; before: LinkedText },
): Promise<boolean> {
  const record = await readRecord(tx, actor.viewer.id);
  return mustTextWait(actor, record, { isNew: false, addsLink: () => addsLink(text, before) });
}

async function mustTextWait(
  actor: Actor,
  record: AuthorRecord,
  text: Parameters<typeof mustWait>[0],
): Promise<boolean> {
  const { forumHeldPosts: heldPosts, forumHoldsLinks: holdsLinks } = await readSiteSettings(actor);
  const author = { ...record, isStaff: isStaff(actor.viewer.role) };
  return mustWait(text, author, { heldPosts, holdsLinks, now: new Date() });
}
