// Adding, changing and deleting synonyms, which searches use at once.
import { isDeepStrictEqual } from 'node:util';
import type { NewSynonyms, SeenSynonyms, Synonyms } from '#shared/features/synonyms/contract.ts';
import { synonymTexts } from '#shared/features/synonyms/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { SYNONYMS_TOPIC } from '../../core/search/synonyms.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { deleteSynonymsRow, insertSynonyms, lockSynonyms, updateSynonyms } from './queries.ts';

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

/** @throws ORPCError NOT_FOUND */
export async function deleteSynonyms(actor: Actor, id: number): Promise<{ id: number }> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockSynonyms(tx, id)) ?? refuse('NOT_FOUND', synonymTexts.notFound);
    const target = { type: 'synonyms', id } as const;
    await writeAuditEntry(tx, actor, { action: 'synonyms.delete', target, before: { ...before } });
    await deleteSynonymsRow(tx, id);
  });
  await publishSynonymsChanged(actor);
  return { id };
}

/** Also drops cached lists of ads, since searches find other ads with the new synonyms. */
async function publishSynonymsChanged({ bus }: Services): Promise<void> {
  await Promise.all([
    bus.publish({ topic: SYNONYMS_TOPIC, id: SYNONYMS_TOPIC }),
    bus.publish({ topic: 'ads', id: SYNONYMS_TOPIC }),
  ]);
}
