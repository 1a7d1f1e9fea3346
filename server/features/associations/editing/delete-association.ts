// Deletes associations, and restores them within a minute.
import type { Undo } from '#shared/features/decisions/contract.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, UndoDecision } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { publishAssociationChanged } from '../publish-changed.ts';
import { setDeleted } from './editing-queries.ts';

/** @throws ORPCError NOT_FOUND */
export async function deleteAssociation(actor: Actor, id: string): Promise<{ undo: Undo }> {
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    if (!(await setDeleted(tx, id, true))) refuse('NOT_FOUND', associationTexts.notFound);
    const target = { type: 'association', id } as const;
    await writeAuditEntry(tx, actor, { action: 'association.delete', target });
    return recordDecision(tx, actor, {
      kind: 'association',
      targetId: id,
      change: {},
      notices: { notifications: [] },
    });
  });
  await publishAssociationChanged(actor, id);
  return { undo };
}

/** Restores a deleted association; null if it is restored already, or has been purged. */
export const undoDeletion: UndoDecision = async (tx, actor, { targetId: id }) => {
  if (!(await setDeleted(tx, id, false))) return null;
  const target = { type: 'association', id } as const;
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target });
  return () => publishAssociationChanged(actor, id);
};
