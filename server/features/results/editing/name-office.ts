// Leagues and teams in the back office: their names, other names, and the rule of a league's table.
import type {
  EditedLeague,
  EditedTeam,
  NewLeague,
  NewTeam,
} from '#shared/features/results/editing/name-contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { publishNamesChanged } from '../publish-changed.ts';
import { keyOf, type NamedTable, readNames, slugOf } from './names.ts';
import { findLeague, findTeam, insertName, renameInResults, updateName } from './name-office-queries.ts';

interface Saving<Fields> {
  /** Undefined for a new one. */
  id: string | undefined;
  fields: Fields;
}

/** @throws ORPCError NOT_FOUND, or CONFLICT when a name is used by another league */
export async function saveLeague(
  actor: Actor,
  { id, fields: { name, aliases, pointsRule, isForChildren } }: Saving<NewLeague>,
): Promise<EditedLeague> {
  const columns = { points_rule: pointsRule, is_for_children: isForChildren };
  const saved = await save(actor, { table: 'leagues', id, name, aliases, columns });
  return (await findLeague(actor.database.kysely, saved)) ?? refuse('NOT_FOUND', resultTexts.leagueNotFound);
}

/** @throws ORPCError NOT_FOUND, or CONFLICT when a name is used by another team */
export async function saveTeam(
  actor: Actor,
  { id, fields: { name, aliases, city } }: Saving<NewTeam>,
): Promise<EditedTeam> {
  const saved = await save(actor, { table: 'teams', id, name, aliases, columns: { city: city || null } });
  return (await findTeam(actor.database.kysely, saved)) ?? refuse('NOT_FOUND', resultTexts.teamNotFound);
}

interface SavedName {
  table: NamedTable;
  id: string | undefined;
  name: string;
  aliases: readonly string[];
  columns: Record<string, unknown>;
}

const kinds = {
  teams: { target: 'team', notFound: resultTexts.teamNotFound },
  leagues: { target: 'league', notFound: resultTexts.leagueNotFound },
} as const;

async function save(actor: Actor, { table, id, name, aliases, columns }: SavedName): Promise<string> {
  const { target, notFound } = kinds[table];
  const saved = await actor.database.kysely.transaction().execute(async (tx) => {
    await refuseTaken(tx, { table, id, name, aliases });
    const values = { name, aliases: aliases.filter((alias) => alias !== keyOf(name)), ...columns };
    const made =
      id === undefined
        ? ((await insertName(tx, { table, values, slug: slugOf(name) })) ?? refuseName())
        : ((await updateName(tx, { table, id, values })) ?? refuse('NOT_FOUND', notFound));
    if (id !== undefined) await renameInResults(tx, { table, id, name });
    const action = id === undefined ? (`${target}.create` as const) : (`${target}.change` as const);
    const { city: _city, ...rules } = columns;
    await writeAuditEntry(tx, actor, { action, target: { type: target, id: made }, after: rules });
    return made;
  });
  await publishNamesChanged(actor, saved);
  return saved;
}

async function refuseTaken(
  tx: Connection,
  { table, id, name, aliases }: Pick<SavedName, 'table' | 'id' | 'name' | 'aliases'>,
): Promise<void> {
  const names = await readNames(tx, table);
  const isOfOther = (each: string) => {
    const known = names.get(keyOf(each));
    return known !== undefined && known.id !== id;
  };
  if (isOfOther(name)) refuseName();
  const taken = aliases.find(isOfOther);
  if (taken === undefined) return;
  const sentence = editingTexts.aliasTaken(taken);
  refuse('CONFLICT', sentence, { aliases: sentence });
}

function refuseName(): never {
  return refuse('CONFLICT', editingTexts.nameTaken, { name: editingTexts.nameTaken });
}
