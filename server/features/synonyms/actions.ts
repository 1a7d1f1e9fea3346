// Adding, changing and deleting synonyms, which searches use at once.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Undo } from '#shared/features/decisions/contract.ts';
import type { NewSynonyms, SeenSynonyms, Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services, UndoDecision } from '../../core/http/request.ts';
import { SYNONYMS_TOPIC } from '../../core/search/synonyms.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { recordDecision } from '../decisions/actions.ts';
import {
  deleteSynonymsRow,
  insertSynonyms,
  lockSynonyms,
  restoreSynonymsRow,
  updateSynonyms,
} from './queries.ts';

/** A deleted row, which an undo inserts again. */
const DeletedRow = z.object({
  id: z.number(),
  words: z.array(z.string()),
  direction: z.enum(['same', 'kinds']),
});

export async function addSynonyms(actor: Actor, synonyms: NewSynonyms): Promise<Synonyms> {
  const added = await actor.database.kysely.transaction().execute(async (tx) => {
    const row = await insertSynonyms(tx, synonyms);
    const target = { type: 'synonyms', id: row.id } as const;
    await writeAuditEntry(tx, actor, { action: 'synonyms.create', target, after: { ...synonyms } });
    return row;
  });
  await publishSynonymsChanged(actor);
  return added;
}

/**
 * @param seen the synonyms when the change began; if they were changed since, the change is refused
 * @throws ORPCError NOT_FOUND, or CONFLICT when they were changed
 */
export async function changeSynonyms(
  actor: Actor,
  id: number,
  { seen, ...synonyms }: NewSynonyms & { seen?: SeenSynonyms | undefined },
): Promise<Synonyms> {
  const changed = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockSynonyms(tx, id)) ?? refuse('NOT_FOUND', synonymTexts.notFound);
    if (seen && !isDeepStrictEqual(before, seen)) refuse('CONFLICT', synonymTexts.changedMeanwhile);
    const target = { type: 'synonyms', id } as const;
    await writeAuditEntry(tx, actor, {
      action: 'synonyms.change',
      target,
      before: { ...before },
      after: { ...synonyms },
    });
    return updateSynonyms(tx, id, synonyms);
  });
  await publishSynonymsChanged(actor);
  return changed;
}

/**
 * Deletes a row of synonyms. The deletion can be undone for a minute.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function deleteSynonyms(actor: Actor, id: number): Promise<{ id: number; undo: Undo }> {
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockSynonyms(tx, id)) ?? refuse('NOT_FOUND', synonymTexts.notFound);
    const target = { type: 'synonyms', id } as const;
    await writeAuditEntry(tx, actor, { action: 'synonyms.delete', target, before: { ...before } });
    await deleteSynonymsRow(tx, id);
    const change: z.infer<typeof DeletedRow> = { id, ...before };
    // A new id: decisions are about a UUID, and a deleted row cannot have an earlier decision to replace.
    const decision = { kind: 'synonyms', targetId: randomUUID(), change, notices: { notifications: [] } };
    return recordDecision(tx, actor, decision);
  });
  await publishSynonymsChanged(actor);
  return { id, undo };
}

/** Inserts a deleted row again, with its old id. */
export const undoSynonymsDeletion: UndoDecision = async (tx, actor, { change }) => {
  const { id, ...synonyms } = DeletedRow.parse(change);
  await restoreSynonymsRow(tx, id, synonyms);
  const target = { type: 'synonyms', id } as const;
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target, after: { ...synonyms } });
  return () => publishSynonymsChanged(actor);
};

/** Also drops cached lists of ads, since searches find other ads with the new synonyms. */
async function publishSynonymsChanged({ bus }: Services): Promise<void> {
  await Promise.all([
    bus.publish({ topic: SYNONYMS_TOPIC, id: SYNONYMS_TOPIC }),
    bus.publish({ topic: 'ads', id: SYNONYMS_TOPIC }),
  ]);
}
