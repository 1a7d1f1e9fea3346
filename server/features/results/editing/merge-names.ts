// Merges two teams or leagues that were entered under different names but are the same, and deletes those without matches.
import type { Merging } from '#shared/features/results/editing/merge-contract.ts';
import type { EditedLeague, EditedTeam } from '#shared/features/results/editing/name-contract.ts';
import { mergeTexts } from '#shared/features/results/editing/texts.ts';
import { MAX_ALIASES } from '#shared/features/results/editing/rules.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { publishNamesChanged, publishResultChanged } from '../publish-changed.ts';
import {
  deleteRow,
  hasMatches,
  haveMet,
  type LockedName,
  lockNames,
  moveFollowers,
  moveMatches,
  saveMerged,
} from './merge-queries.ts';
import { findLeague, findTeam } from './name-office-queries.ts';
import { lockNamesExclusive, keyOf, type NamedTable, readNames } from './names.ts';
import { findSame, joinedOf, joinMatches } from './same-matches.ts';

const kinds = {
  teams: { target: 'team', notFound: resultTexts.teamNotFound },
  leagues: { target: 'league', notFound: resultTexts.leagueNotFound },
} as const;

/** @throws ORPCError NOT_FOUND, or CONFLICT for teams that have met each other, and when `into` is unknown or the same team */
export async function mergeTeam(actor: Actor, merging: Merging): Promise<EditedTeam> {
  const id = await merge(actor, 'teams', merging);
  return (await findTeam(actor.database.kysely, id)) ?? refuse('NOT_FOUND', resultTexts.teamNotFound);
}

/** @throws ORPCError NOT_FOUND, or CONFLICT if only one league is for children, and when `into` is unknown or the same league */
export async function mergeLeague(actor: Actor, merging: Merging): Promise<EditedLeague> {
  const id = await merge(actor, 'leagues', merging);
  return (await findLeague(actor.database.kysely, id)) ?? refuse('NOT_FOUND', resultTexts.leagueNotFound);
}

/** @throws ORPCError NOT_FOUND, or CONFLICT if it has matches, including deleted ones that can be restored */
export async function deleteName(
  actor: Actor,
  { table, id }: { table: NamedTable; id: string },
): Promise<{ id: string }> {
  const { target, notFound } = kinds[table];
  await actor.database.kysely.transaction().execute(async (tx) => {
    await lockNamesExclusive(tx);
    if ((await lockNames(tx, { table, ids: [id] })).size === 0) refuse('NOT_FOUND', notFound);
    if (await hasMatches(tx, { table, id })) refuse('CONFLICT', mergeTexts.hasMatches);
    await deleteRow(tx, { table, id });
    await writeAuditEntry(tx, actor, { action: `${target}.delete`, target: { type: target, id } });
  });
  await publishNamesChanged(actor, id);
  return { id };
}

/** Merges `id` into the team or league named `into`; returns the id of the latter. */
async function merge(
  actor: Actor,
  table: NamedTable,
  { id, into: name, disappearing }: Merging,
): Promise<string> {
  const { target, notFound } = kinds[table];
  const { remainingId, joined } = await actor.database.kysely.transaction().execute(async (tx) => {
    await lockNamesExclusive(tx);
    const known = (await readNames(tx, table)).get(keyOf(name)) ?? refuseInto(mergeTexts.unknown);
    const locked = await lockNames(tx, { table, ids: [id, known.id] });
    const from = locked.get(id) ?? refuse('NOT_FOUND', notFound);
    const into = locked.get(known.id) ?? refuseInto(mergeTexts.unknown);
    if (from.id === into.id) refuseInto(mergeTexts.same);
    if (table === 'teams' && (await haveMet(tx, [from.id, into.id]))) refuseInto(mergeTexts.haveMet);
    if (from.isForChildren !== into.isForChildren) refuseInto(mergeTexts.oneForChildren);
    const move = { table, from, into };
    const aliases = aliasesOf(from, into);
    if (aliases.length > MAX_ALIASES) refuseInto(mergeTexts.tooManyNames);
    const same = await findSame(tx, { table, fromId: from.id, intoId: into.id });
    const pairs = same.flatMap((pair) => joinedOf(pair) ?? []);
    if (pairs.some(({ deleted }) => !disappearing.includes(deleted))) refuseInto(mergeTexts.unseenMatches);
    // Before the matches, because this locks people.
    await moveFollowers(tx, move);
    await joinMatches(tx, actor, pairs);
    await moveMatches(tx, move);
    await saveMerged(tx, { ...move, aliases });
    await deleteRow(tx, { table, id: from.id });
    await writeAuditEntry(tx, actor, {
      action: `${target}.merge`,
      target: { type: target, id: from.id },
      after: { mergedInto: into.id },
    });
    return { remainingId: into.id, joined: pairs.flatMap(({ deleted, remaining }) => [deleted, remaining]) };
  });
  await publishNamesChanged(actor, remainingId);
  for (const match of joined) await publishResultChanged(actor, match);
  return remainingId;
}

/** The aliases after the merge: all names and aliases of both, except the name that is shown. */
function aliasesOf(from: LockedName, into: LockedName): string[] {
  const names = new Set([...into.aliases, keyOf(from.name), ...from.aliases]);
  names.delete(keyOf(into.name));
  return [...names];
}

function refuseInto(sentence: string): never {
  return refuse('CONFLICT', sentence, { into: sentence });
}
