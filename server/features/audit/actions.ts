// The log of privileged acts: each is written in the transaction of the act itself, so that neither is without the other.
import type { AuditAction, AuditTarget } from '#shared/features/audit/actions.ts';
import type { Actor } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import { insertAct } from './queries.ts';

export interface Act {
  action: AuditAction;
  target: { type: AuditTarget; id: string | number };
  /** How it was, and how it is now, as far as the act has changed it. No names, no addresses: they outlive the person. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

/** @param doer who did it; null for the command line */
export async function recordAct(
  transaction: Connection,
  actor: Pick<Actor, 'viewer' | 'ip' | 'userAgent'> | null,
  act: Act,
): Promise<void> {
  await insertAct(transaction, {
    actor_id: actor?.viewer.id ?? null,
    actor_role: actor?.viewer.role ?? 'operator',
    action: act.action,
    target_type: act.target.type,
    target_id: String(act.target.id),
    ip_address: actor?.ip ?? null,
    user_agent: actor?.userAgent.slice(0, 500) ?? '',
    before: act.before && JSON.stringify(act.before),
    after: act.after && JSON.stringify(act.after),
  });
}
