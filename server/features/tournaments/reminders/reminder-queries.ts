// SQL of reminders.
import { sql } from 'kysely';
import { isSuspended } from '../../../database/ad-visibility.ts';
import type { Connection } from '../../../database/connection.ts';

export async function listReminders(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('tournament_reminders')
    .select('tournament_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.tournament_id);
}

/** The first day of a tournament; null if it does not exist or is deleted. */
export async function findStart(connection: Connection, id: string): Promise<string | null> {
  const { rows } = await sql<{ start: string }>`
    select to_char(start_date, 'YYYY-MM-DD') as start from tournaments where id = ${id}::uuid and deleted_at is null`.execute(
    connection,
  );
  return rows[0]?.start ?? null;
}

export async function saveReminder(
  connection: Connection,
  { id, userId, isOn }: { id: string; userId: string; isOn: boolean },
): Promise<void> {
  if (isOn)
    await connection
      .insertInto('tournament_reminders')
      .values({ tournament_id: id, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await connection
      .deleteFrom('tournament_reminders')
      .where('tournament_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
}

export interface DueReminder {
  id: string;
  userId: string;
  name: string;
  location: string;
  startDate: string;
}

/** Takes the reminders of tournaments that begin in these days, and marks them as sent; suspended people get none. */
export async function takeDueReminders(
  connection: Connection,
  { today, lastDay, limit }: { today: string; lastDay: string; limit: number },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select tournament_id, reminder.user_id, tournaments.start_date
        from tournament_reminders as reminder
        join tournaments on tournaments.id = tournament_id
        join profiles as person on person.id = reminder.user_id
       where deleted_at is null and start_date > ${today}::date and start_date <= ${lastDay}::date
         and reminded_of is distinct from start_date and not ${sql.raw(isSuspended('person'))}
       order by start_date, tournament_id, reminder.user_id limit ${limit} for update of reminder skip locked)
    update tournament_reminders as reminder set reminded_of = due.start_date from due, tournaments
     where reminder.tournament_id = due.tournament_id and reminder.user_id = due.user_id and tournaments.id = due.tournament_id
    returning tournaments.id, reminder.user_id as "userId", name, location,
      to_char(tournaments.start_date, 'YYYY-MM-DD') as "startDate"`.execute(connection);
  return rows;
}

/** Deletes the reminders of past tournaments. */
export async function deleteOldReminders(connection: Connection, today: string): Promise<void> {
  await sql`
    delete from tournament_reminders using tournaments
     where tournaments.id = tournament_id and end_date < ${today}::date`.execute(connection);
}
