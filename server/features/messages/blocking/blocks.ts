// Blocking a user, so that neither can write to the other.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { Counterpart } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/http/request.ts';
import { deleteBlock, insertBlock, listBlocked } from './queries.ts';

/** @throws ORPCError NOT_FOUND for an unknown user; UNPROCESSABLE_CONTENT for oneself */
export async function blockPerson(
  { database }: Services,
  viewer: Viewer,
  blockedId: string,
): Promise<{ hasBlocked: boolean }> {
  if (blockedId === viewer.id) return refuse('UNPROCESSABLE_CONTENT', 'Du kan inte blockera dig själv');
  const isMade = await insertBlock(database, { userId: viewer.id, blockedId });
  return isMade ? { hasBlocked: true } : refuse('NOT_FOUND', messageTexts.noRecipient);
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
