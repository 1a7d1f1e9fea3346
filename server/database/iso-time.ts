// Times in SQL, formatted as the API sends them.

/** SQL for a time in UTC, e.g. '2026-02-03T04:05:06.789Z'; null for null. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
