// Creating, changing, switching and deleting news sources.
import type { NewsSourceText } from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { checkAddress, FetchFailed } from '../../core/outgoing/fetch-public.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services, UndoDecision } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { recordDecision } from '../decisions/actions.ts';
import { publishSourcesChanged } from './publish.ts';
import {
  findSource,
  insertSource,
  lockInactiveSources,
  lockSource,
  markSourceDeleted,
  restoreSource,
  type SourceRow,
  switchSource,
  updateSource,
} from './queries.ts';

/** @throws ORPCError NOT_FOUND */
export async function readSource({ database }: Pick<Services, 'database'>, id: string): Promise<SourceRow> {
  return (await findSource(database, id)) ?? refuse('NOT_FOUND', newsSourceTexts.notFound);
}

/** @throws ORPCError CONFLICT when another source has the address; UNPROCESSABLE_CONTENT when it is never fetched */
export async function addSource(actor: Actor, text: NewsSourceText): Promise<SourceRow> {
  requireFetchable(actor, text.url);
  const added = await actor.database.kysely.transaction().execute(async (tx) => {
    const row = await insertSource(tx, text);
    if (row === 'taken') return refuseUrl();
    const target = { type: 'news-source', id: row.id } as const;
    await writeAuditEntry(tx, actor, { action: 'news-source.create', target, after: textOf(row) });
    return row;
  });
  await publishSourcesChanged(actor);
  return added;
}

/**
 * @param seen the version that the admin opened; the change is refused if the source has been changed since
 * @throws ORPCError NOT_FOUND; CONFLICT when another source has the address or the source was changed;
 *   UNPROCESSABLE_CONTENT when the address is never fetched
 */
export async function changeSource(
  actor: Actor,
  id: string,
  { seen, ...text }: NewsSourceText & { seen?: string | undefined },
): Promise<SourceRow> {
  requireFetchable(actor, text.url);
  const changed = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = await requireSource(tx, id);
    if (seen !== undefined && seen !== before.updated_at.toISOString())
      refuse('CONFLICT', newsSourceTexts.changedMeanwhile);
    const row = await updateSource(tx, id, text);
    if (row === 'taken') return refuseUrl();
    const target = { type: 'news-source', id } as const;
    await writeAuditEntry(tx, actor, {
      action: 'news-source.change',
      target,
      before: textOf(before),
      after: textOf(row),
    });
    return row;
  });
  await publishSourcesChanged(actor);
  return changed;
}

/** @throws ORPCError NOT_FOUND */
export async function setSourceActive(actor: Actor, id: string, active: boolean): Promise<SourceRow> {
  const row = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = await requireSource(tx, id);
    if (before.active === active) return before;
    await switchTo(tx, actor, id, active);
    return requireSource(tx, id);
  });
  await publishSourcesChanged(actor);
  return row;
}

/** Activates all sources; returns how many were not active before. */
export async function activateAllSources(actor: Actor): Promise<number> {
  const activated = await actor.database.kysely.transaction().execute(async (tx) => {
    const ids = await lockInactiveSources(tx);
    for (const id of ids) await switchTo(tx, actor, id, true);
    return ids.length;
  });
  if (activated > 0) await publishSourcesChanged(actor);
  return activated;
}

async function switchTo(tx: Connection, actor: Actor, id: string, active: boolean): Promise<void> {
  await switchSource(tx, id, active);
  const target = { type: 'news-source', id } as const;
  await writeAuditEntry(tx, actor, {
    action: 'news-source.switch',
    target,
    before: { active: !active },
    after: { active },
  });
}

/**
 * Deletes a source; its articles remain. The deletion can be undone for a minute.
 *
 * @throws ORPCError NOT_FOUND
 */
export async function deleteSource(actor: Actor, id: string) {
  const undo = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = await requireSource(tx, id);
    await markSourceDeleted(tx, id);
    const target = { type: 'news-source', id } as const;
    await writeAuditEntry(tx, actor, {
      action: 'news-source.delete',
      target,
      before: { ...textOf(before) },
    });
    return recordDecision(tx, actor, {
      kind: 'news-source',
      targetId: id,
      change: {},
      notices: { notifications: [] },
    });
  });
  await publishSourcesChanged(actor);
  return { id, undo };
}

/** Restores a source; null when another source has got its address meanwhile. */
export const undoSourceDeletion: UndoDecision = async (tx, actor, { targetId: id }) => {
  if (!(await restoreSource(tx, id))) return null;
  const target = { type: 'news-source', id } as const;
  await writeAuditEntry(tx, actor, { action: 'decision.undo', target });
  return () => publishSourcesChanged(actor);
};

async function requireSource(tx: Connection, id: string): Promise<SourceRow> {
  return (await lockSource(tx, id)) ?? refuse('NOT_FOUND', newsSourceTexts.notFound);
}

/** The fields of a source in the audit log, which has no free text: without the description. */
function textOf({ name, url, category, active, fetch_frequency_hours }: SourceRow) {
  return { name, url, category, active, fetchFrequencyHours: fetch_frequency_hours };
}

/** Refuses an IP address that is not public. Those of a host name are checked when the source is fetched. */
function requireFetchable({ settings }: Actor, url: string): void {
  try {
    checkAddress(settings, url);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    refuse('UNPROCESSABLE_CONTENT', error.message, { url: error.message });
  }
}

function refuseUrl(): never {
  return refuse('CONFLICT', newsSourceTexts.urlTaken, { url: newsSourceTexts.urlTaken });
}
