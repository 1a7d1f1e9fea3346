// Writes the audit log. Each entry shares the transaction of its action, so that neither exists without the other.
import type { AuditAction, AuditTarget } from '#shared/features/audit/actions.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import type { PersonalList } from '#shared/features/audit/personal-lists.ts';
import { hasReadList, insertAuditEntry } from './queries.ts';

export interface NewAuditEntry {
  action: AuditAction;
  target: { type: AuditTarget; id: string | number };
  /** The changed values before and after. No names and no addresses: the log outlives the accounts of people. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

/**
 * Writes an audit entry in the transaction of its action.
 *
 * @param actor who acted; null for the command line
 */
export async function writeAuditEntry(
  transaction: Connection,
  actor: Pick<Actor, 'viewer' | 'ip' | 'userAgent'> | null,
  entry: NewAuditEntry,
): Promise<void> {
  await insertAuditEntry(transaction, {
    actor_id: actor?.viewer.id ?? null,
    actor_role: actor?.viewer.role ?? 'operator',
    action: entry.action,
    target_type: entry.target.type,
    target_id: String(entry.target.id),
    ip_address: actor?.ip ?? null,
    user_agent: actor?.userAgent.slice(0, 500) ?? '',
    before: entry.before && JSON.stringify(entry.before),
    after: entry.after && JSON.stringify(entry.after),
  });
}

/** Logs that a superadmin has downloaded a list of personal data as a file: each time, with an action for each list. */
export async function recordListDownload(
  actor: Actor,
  action: AuditAction,
  { list, isSearch }: { list: PersonalList; isSearch: boolean },
): Promise<void> {
  const entry = { action, target: { type: 'list', id: list }, after: { isSearch } } as const;
  await writeAuditEntry(actor.database.kysely, actor, entry);
}

/**
 * Logs that staff have read a list of personal data: once an hour for each list, and once more if they searched it, since pages
 * and refetches are not new accesses. Never logs the text of the search, which is a name or an address.
 */
export async function recordListReading(
  actor: Actor,
  list: PersonalList,
  { isSearch }: { isSearch: boolean },
): Promise<void> {
  await actor.database.kysely.transaction().execute(async (tx) => {
    const after = { isSearch };
    if (await hasReadList(tx, { userId: actor.viewer.id, list, after })) return;
    await writeAuditEntry(tx, actor, { action: 'list.read', target: { type: 'list', id: list }, after });
  });
}
