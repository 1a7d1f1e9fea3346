// Times as the API says them, in SQL.

/** SQL for a time in UTC, e.g. '2026-02-03T04:05:06.789Z'; null where there is none. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
