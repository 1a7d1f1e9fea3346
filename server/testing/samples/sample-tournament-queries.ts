// Tournaments for tests, written directly as rows.
import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { searchColumns } from '../../features/tournaments/search-columns.ts';

type Columns = Partial<Insertable<Tables['tournaments']>>;

/** Inserts a tournament; returns its id. By default a cup of two days in a distant summer. */
export async function insertTournamentRow({ kysely }: Database, columns: Columns = {}): Promise<string> {
  const row = {
    name: 'Ekstad Cup',
    location: 'Uppsala',
    organizer: 'Ekstad Basket',
    start_date: '2099-06-11',
    end_date: columns.start_date ?? '2099-06-12',
    ...columns,
  };
  const { id } = await kysely
    .insertInto('tournaments')
    .values({ ...searchColumns({ type: 'tournament', level: [], country: null, ...row }), ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
