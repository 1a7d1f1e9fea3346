// A database with the contents of a fresh site, with or without a superadmin.
import { seedSampleData } from '../../database/seed/sample-data.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

export interface SeededDatabase extends TestDatabase {
  /** Null without a superadmin. */
  staffId: string | null;
}

/** The pictures are rows without files. */
export async function createSeededDatabase({ hasStaff }: { hasStaff: boolean }): Promise<SeededDatabase> {
  const database = await createTestDatabase();
  const staff = hasStaff
    ? await database.kysely
        .insertInto('profiles')
        .values({ email: 'superadmin@exempel.se', name: 'Superadmin', role: 'superadmin' })
        .returning('id')
        .executeTakeFirstOrThrow()
    : null;
  await seedSampleData({
    database,
    passwordHash: 'a hash',
    storePicture: async () => ({ width: 1200, height: 900, preview: 'data:', bytes: 1 }),
  });
  return { ...database, staffId: staff?.id ?? null };
}
