// Requests a copy of personal data, and reads its status.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { PersonalData, PersonalExport } from '#shared/features/personal-data/contract.ts';
import { EXPORTS_A_DAY } from '#shared/features/personal-data/rules.ts';
import { formatDateTime } from '#shared/format.ts';
import { addJob } from '../../core/jobs/jobs.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { findPassword, insertSecurityEvent } from '../accounts/actions.ts';
import { MAKE_EXPORT } from './export-files.ts';
import { findErasure, lockPerson } from './erasure-queries.ts';
import { findLatestExport, insertExport, nextExportAt } from './queries.ts';
import { viewExport } from './view.ts';

/** With the queue's exponential delays (factor e), the last attempt is after a minute and a half. */
const TRIES = 5;

export async function findPersonalData({ database }: Services, { id }: Viewer): Promise<PersonalData> {
  const { kysely } = database;
  const [latest, erasure, password] = await Promise.all([
    findLatestExport(kysely, id),
    findErasure(kysely, id),
    findPassword(kysely, id),
  ]);
  return {
    export: latest && viewExport(latest),
    erasure: erasure && { dueAt: erasure.dueAt.toISOString(), deletesForumTexts: erasure.deletesTexts },
    proof: password === null ? 'email' : 'password',
  };
}

/**
 * Requests a copy; returns the pending one if there is any.
 *
 * @throws ORPCError TOO_MANY_REQUESTS with the time of the next allowed request
 */
export async function requestExport({ database, viewer, ip, userAgent }: Actor): Promise<PersonalExport> {
  const userId = viewer.id;
  return database.kysely.transaction().execute(async (tx) => {
    if (!(await lockPerson(tx, userId))) refuse('UNAUTHORIZED');
    const latest = await findLatestExport(tx, userId);
    if (latest?.status === 'waiting') return viewExport(latest);
    const next = await nextExportAt(tx, userId);
    if (next) refuse('TOO_MANY_REQUESTS', limitText(next));
    const created = await insertExport(tx, userId);
    await addJob(tx, { name: MAKE_EXPORT, payload: { id: created.id }, tries: TRIES });
    await insertSecurityEvent({ kysely: tx }, { event: 'export_requested', userId, ip, userAgent });
    return viewExport(created);
  });
}

function limitText(next: Date): string {
  return `Du kan hämta dina uppgifter ${EXPORTS_A_DAY} gånger per dygn. Nästa gång är ${formatDateTime(next)}.`;
}
