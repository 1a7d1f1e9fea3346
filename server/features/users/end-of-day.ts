// SQL of the last moment of a suspension.
import type { Connection } from '../../database/connection.ts';

/** The end of a day in Stockholm, which may have 23 or 25 hours. */
export async function endOfDay(connection: Connection, day: string): Promise<Date> {
  const { end } = await connection
    .selectNoFrom((eb) =>
      eb
        .fn<Date>('timezone', [eb.val('Europe/Stockholm'), eb.cast<Date>(eb.val(nextDay(day)), 'timestamp')])
        .as('end'),
    )
    .executeTakeFirstOrThrow();
  return end;
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
