// SQL of requested copies of personal data: part of the export, and deleted on erasure.
import { sql } from 'kysely';
import { removeExportFiles } from './export-files.ts';
import type { ErasedPerson, PersonalData } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

export const exportPersonalData: PersonalData = {
  copied: {
    kopior: {
      description: 'de kopior av dina uppgifter som du har bett om',
      query: (id) => sql`
    select json_build_object('begärd', created_at, 'läge', status, 'storlek', bytes, 'finns till', expires_at) as row
      from personal_exports where user_id = ${id}::uuid order by created_at, id`,
    },
  },
  erasure: {
    async beforeRow(transaction, person) {
      await deleteJobsOf(transaction, person);
      const ids = await listExportsOf(transaction, person.userId);
      return (services) => removeExportFiles(services, ids);
    },
  },
  notCopied: {
    'personal_exports.steps_done': 'changes while the copy is created',
    'personal_exports.steps_total': 'changes while the copy is created',
    'erasures.requested_at': 'is 14 days before due_at',
  },
};

async function listExportsOf(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('personal_exports')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes queued and failed jobs whose payload contains the person or their address. */
async function deleteJobsOf(transaction: Connection, { userId, email }: ErasedPerson): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs
     where payload ->> 'email' = ${email} or payload ->> 'userId' = ${userId}`.execute(transaction);
}
