// Decisions of staff in journeys: reasons, and the minute in which they can be undone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** Ends the minute: notices of all decisions are sent. */
export async function endUndoPeriod({ database: { pool } }: Pick<Site, 'database'>): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() where payload ->> 'id' in (select id::text from undoable_decisions)`,
  );
  // Notifies the workers, as for a new job; otherwise they would find the jobs up to two seconds later.
  await pool.query(`select pg_notify('jobs:insert', '{"count": 10}')`);
  await expect
    .poll(async () => (await pool.query('select from undoable_decisions')).rowCount, { timeout: 30_000 })
    .toBe(0);
}

/** Ends the time in which sellers can undo deals: people are notified of them. */
export async function endUndoOfDeals({ database: { pool } }: Pick<Site, 'database'>): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'notify-of-deals %'`,
  );
  await pool.query(`select pg_notify('jobs:insert', '{"count": 10}')`);
}

/** Chooses a ready-made reason in the open dialog, and rejects. */
export async function rejectFor(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Avvisa / });
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('button', { name: /^Avvisa / }).click();
  await dialog.waitFor({ state: 'detached' });
}
