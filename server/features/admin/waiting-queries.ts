// SQL of what waits for a decision of staff: the number of each kind, and since when. Each kind is read from an index.
import type { WaitingItems } from '#shared/features/admin/contract.ts';
import type { Database } from '../../database/connection.ts';
import { isoTime } from '../../database/iso-time.ts';
import { threadExistsSql } from '../forum/actions.ts';
import { pendingRowsSql } from '../reports/actions.ts';

const since: Record<WaitingItems['kind'], string> = {
  ad: `select created_at from ads where status = 'pending'`,
  post: `select created_at from forum_states where status = 'pending' and deleted_at is null`,
  comment: `select created_at from forum_comments
    where status = 'pending' and deleted_at is null and ${threadExistsSql('forum_comments')}`,
  edit: `select created_at from forum_versions where state = 'pending'`,
  news: `select created_at from news where manual_review_required and deleted_at is null`,
  report: pendingRowsSql,
  appeal: `select created_at from appeals where outcome is null`,
  // A message waits again from the time of its sender's latest reply.
  message: `select written_at as created_at from contact_messages where status = 'pending' and form = 'contact'`,
  support: `select written_at as created_at from contact_messages where status = 'pending' and form = 'support'`,
  suggestion: `select written_at as created_at from contact_messages where status = 'pending' and form = 'suggestion'`,
  correction: `select written_at as created_at from contact_messages where status = 'pending' and form = 'correction'`,
};

/** The kinds with records that wait, sorted by the longest wait. */
export async function listWaiting({ pool }: Pick<Database, 'pool'>): Promise<WaitingItems[]> {
  const counts = Object.entries(since).map(
    ([kind, items]) =>
      `select '${kind}' as kind, count(*)::integer as count, min(created_at) as oldest from (${items}) as ${kind}s`,
  );
  const { rows } = await pool.query<WaitingItems>(
    `select kind, count, ${isoTime('oldest')} as oldest from (${counts.join(' union all ')}) as waiting
      where count > 0 order by waiting.oldest, kind`,
  );
  return rows;
}
