// Deletes tournaments, and restores them within a minute.
import type { Undo } from '#shared/features/decisions/contract.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, UndoDecision } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { recordDecision } from '../../decisions/actions.ts';
import { publishTournamentChanged } from '../publish-changed.ts';
import { setDeleted } from './editing-queries.ts';

/** @throws ORPCError NOT_FOUND */
export async function deleteTournament(actor: Actor, id: string): Promise<{ undo: Undo }> {
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    if (!(await setDeleted(tx, id, true))) refuse('NOT_FOUND', tournamentTexts.notFound);
    const target = { type: 'tournament', id } as const;
    await writeAuditEntry(tx, actor, { action: 'tournament.delete', target });
    const notices = { notifications: [] };
    return recordDecision(tx, actor, { kind: 'tournament', targetId: id, change: {}, notices });
  });
  await publishTournamentChanged(actor, id);
  return { undo };
}

/** Restores a tournament; null if it is restored already or purged. */
export const undoDeletion: UndoDecision = async (tx, actor, { targetId: id }) => {
  if (!(await setDeleted(tx, id, false))) return null;
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target: { type: 'tournament', id } });
  return () => publishTournamentChanged(actor, id);
};
