// Leagues and teams in the back office: their names, other names, and the rule of a league's table.
import { isDeepStrictEqual } from 'node:util';
import type {
  EditedLeague,
  EditedTeam,
  NewLeague,
  NewTeam,
  SeenLeague,
  SeenTeam,
} from '#shared/features/results/editing/name-contract.ts';
import { editingTexts } from '#shared/features/results/editing/texts.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { publishNamesChanged } from '../publish-changed.ts';
import { keyOf, lockNamesExclusive, type NamedTable, readNames, slugOf } from './names.ts';
import {
  findColumns,
  findLeague,
  findTeam,
  insertName,
  renameInResults,
  updateName,
} from './name-office-queries.ts';

interface Saving<Fields, Seen> {
  /** Undefined for a new league or team. */
  id?: string;
  /** The values with which its change began. */
  seen?: Seen;
  fields: Fields;
}

/** @throws ORPCError NOT_FOUND, or CONFLICT when a name is used by another league, or the league no longer is as `seen` */
export async function saveLeague(
  actor: Actor,
  { id, seen, fields }: Saving<NewLeague, SeenLeague>,
): Promise<EditedLeague> {
  const values = leagueColumns(fields);
  const saved = await save(actor, { table: 'leagues', id, values, seen: seen && leagueColumns(seen) });
  return (await findLeague(actor.database.kysely, saved)) ?? refuse('NOT_FOUND', resultTexts.leagueNotFound);
}

/** @throws ORPCError NOT_FOUND, or CONFLICT when a name is used by another team, or the team no longer is as `seen` */
export async function saveTeam(
  actor: Actor,
  { id, seen, fields }: Saving<NewTeam, SeenTeam>,
): Promise<EditedTeam> {
  const values = { ...fields, city: fields.city || null };
  const saved = await save(actor, { table: 'teams', id, values, seen });
  return (await findTeam(actor.database.kysely, saved)) ?? refuse('NOT_FOUND', resultTexts.teamNotFound);
}

function leagueColumns({ name, aliases, pointsRule, isForChildren }: SeenLeague): SavedName['values'] {
  return { name, aliases, points_rule: pointsRule, is_for_children: isForChildren };
}

interface SavedName {
  table: NamedTable;
  id: string | undefined;
  /** Values by column. */
  values: { name: string; aliases: readonly string[] } & Record<string, unknown>;
  seen: Record<string, unknown> | undefined;
}

const kinds = {
  teams: { target: 'team', notFound: resultTexts.teamNotFound, changed: editingTexts.teamChangedMeanwhile },
  leagues: {
    target: 'league',
    notFound: resultTexts.leagueNotFound,
    changed: editingTexts.leagueChangedMeanwhile,
  },
} as const;

async function save(actor: Actor, { table, id, values, seen }: SavedName): Promise<string> {
  const { target, notFound } = kinds[table];
  const { name, aliases, ...columns } = values;
  const saved = await actor.database.kysely.transaction().execute(async (tx) => {
    // Two renamed teams that have met would lock their matches in different orders.
    await lockNamesExclusive(tx);
    if (id !== undefined) await refuseStaleName(tx, { table, id, seen });
    await refuseTaken(tx, { table, id, name, aliases });
    const written = { ...values, aliases: aliases.filter((alias) => alias !== keyOf(name)) };
    const created =
      id === undefined
        ? ((await insertName(tx, { table, values: written, slug: slugOf(name) })) ?? refuseName())
        : ((await updateName(tx, { table, id, values: written })) ?? refuse('NOT_FOUND', notFound));
    if (id !== undefined) await renameInResults(tx, { table, id, name });
    const action = id === undefined ? (`${target}.create` as const) : (`${target}.change` as const);
    const { city: _city, ...rules } = columns;
    await writeAuditEntry(tx, actor, { action, target: { type: target, id: created }, after: rules });
    return created;
  });
  await publishNamesChanged(actor, saved);
  return saved;
}

/** Refuses a change that would overwrite one by another admin: a league for children would get a table again. */
async function refuseStaleName(
  tx: Connection,
  { table, id, seen = {} }: Pick<SavedName, 'table' | 'seen'> & { id: string },
): Promise<void> {
  const { notFound, changed } = kinds[table];
  const stored = (await findColumns(tx, { table, id })) ?? refuse('NOT_FOUND', notFound);
  if (Object.entries(seen).some(([column, value]) => !isDeepStrictEqual(stored[column], value)))
    refuse('CONFLICT', changed);
}

async function refuseTaken(
  tx: Connection,
  {
    table,
    id,
    name,
    aliases,
  }: Pick<SavedName, 'table' | 'id'> & Pick<SavedName['values'], 'name' | 'aliases'>,
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
