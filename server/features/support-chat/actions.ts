// The replies of the support chat: reading and replacing them.
import type { ChatReplies, StoredReplies } from '#shared/features/support-chat/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { findReplies, insertReplies } from './queries.ts';

export async function readReplies({ database }: Pick<Services, 'database'>): Promise<StoredReplies> {
  return (await findReplies(database.kysely)) ?? { version: 0, ...defaultReplies };
}

/** @throws ORPCError CONFLICT if another admin has changed the replies since `version` */
export async function replaceReplies(
  actor: Actor,
  { version, replies, defaultReply }: ChatReplies & { version: number },
): Promise<StoredReplies> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await findReplies(tx)) ?? { version: 0, ...defaultReplies };
    const next = { version: version + 1, replies, defaultReply, changedBy: actor.viewer.id };
    if (before.version !== version || !(await insertReplies(tx, next))) refuse('CONFLICT', chatTexts.changed);
    await writeAuditEntry(tx, actor, {
      action: 'support-chat.change',
      target: { type: 'support-chat', id: String(version + 1) },
      before: { replies: before.replies.length, version },
      after: { replies: replies.length, version: version + 1 },
    });
  });
  return { version: version + 1, replies, defaultReply };
}
