// Reads a CSV file of results: finds its columns and reads each row.
import type { ResultStatus } from '#shared/features/results/rules.ts';
import { MAX_SCORE, MAX_TEAM_NAME_LENGTH, MAX_VENUE_LENGTH } from '#shared/features/results/editing/rules.ts';
import { MAX_IMPORT_ROWS } from '#shared/features/results/import/rules.ts';
import { importTexts } from '#shared/features/results/import/texts.ts';
import { momentInStockholm } from '#shared/features/results/match-time.ts';
import { parseCsv, refuseFile } from '../../../core/http/parse-csv.ts';

/** A row of the file; `reason` says why it is rejected. */
export interface ReadRow {
  line: number;
  home: string;
  away: string;
  league: string;
  gameDate: string | null;
  /** Null for a row without a score: then a stored one remains, unless the status is that of a coming match. */
  homeScore: number | null;
  awayScore: number | null;
  /** Null for a row without score and status: then a stored status remains. */
  status: ResultStatus | null;
  /** Undefined for a file without this column: then a stored venue remains. */
  venue: string | undefined;
  reason: string;
}

/** Accepted names of each column, in lower case and with letters only. */
const columns = {
  date: ['datum', 'matchdatum', 'date', 'gamedate'],
  time: ['tid', 'matchtid', 'starttid', 'time'],
  home: ['hemmalag', 'hemma', 'hometeam', 'home'],
  away: ['bortalag', 'borta', 'awayteam', 'away'],
  homeScore: ['hemmapoäng', 'poänghemma', 'homescore'],
  awayScore: ['bortapoäng', 'poängborta', 'awayscore'],
  score: ['resultat', 'result', 'score'],
  league: ['liga', 'serie', 'league'],
  venue: ['arena', 'hall', 'plats', 'venue'],
  status: ['status'],
} as const;
type Column = keyof typeof columns;
const labels: Partial<Record<Column, string>> = {
  date: 'Datum',
  home: 'Hemmalag',
  away: 'Bortalag',
  league: 'Liga',
};

const statuses: Readonly<Record<string, ResultStatus>> = {
  kommande: 'scheduled',
  planerad: 'scheduled',
  scheduled: 'scheduled',
  live: 'live',
  pågår: 'live',
  slut: 'finished',
  slutat: 'finished',
  spelad: 'finished',
  avslutad: 'finished',
  finished: 'finished',
};

/** @throws ORPCError UNPROCESSABLE_CONTENT for a file without the columns, with broken quotes, or with too many rows */
export function readCsv(csv: string): ReadRow[] {
  const [header, ...records] = parseCsv(csv, {
    maxRows: MAX_IMPORT_ROWS,
    unreadable: importTexts.unreadable,
  });
  const placeOf = findColumns(header?.cells ?? []);
  if (records.length === 0) refuseFile(importTexts.nothing);
  if (records.length > MAX_IMPORT_ROWS) refuseFile(importTexts.tooManyRows);
  return records.map(({ line, cells }) =>
    readRow(line, (column) => {
      const place = placeOf.get(column);
      return place === undefined ? undefined : (cells[place] ?? '').normalize('NFC').replace(/\s+/gu, ' ');
    }),
  );
}

function findColumns(header: readonly string[]): Map<Column, number> {
  const names = header.map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const found = new Map<Column, number>();
  for (const [column, known] of Object.entries(columns) as [Column, readonly string[]][]) {
    const place = names.findIndex((name) => known.includes(name));
    if (place >= 0) found.set(column, place);
    const label = labels[column];
    if (place < 0 && label) refuseFile(importTexts.noColumn(label));
  }
  return found;
}

type ReadColumn = (column: Column) => string | undefined;

function readRow(line: number, read: ReadColumn): ReadRow {
  const row: ReadRow = {
    line,
    home: read('home') ?? '',
    away: read('away') ?? '',
    league: read('league') ?? '',
    gameDate: null,
    homeScore: null,
    awayScore: null,
    status: null,
    venue: read('venue')?.slice(0, MAX_VENUE_LENGTH),
    reason: '',
  };
  const reason =
    wrongName(row.home, importTexts.homeMissing) ??
    wrongName(row.away, importTexts.awayMissing) ??
    wrongName(row.league, importTexts.leagueMissing) ??
    readDate(row, read) ??
    readScore(row, read) ??
    readStatus(row, read);
  return { ...row, reason: reason ?? '' };
}

function wrongName(name: string, missing: string): string | undefined {
  if (name === '') return missing;
  const isName = /[\p{L}\p{N}]/u.test(name) && name.length <= MAX_TEAM_NAME_LENGTH;
  return isName ? undefined : importTexts.nameInvalid(name.slice(0, MAX_TEAM_NAME_LENGTH));
}

/** Reads date and time; the time may be in the column of the date. */
function readDate(row: ReadRow, read: ReadColumn): string | undefined {
  const [day = '', withDay = ''] = (read('date') ?? '').split(/[ T]/);
  if (!momentInStockholm(day, '12:00')) return importTexts.dateInvalid;
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?$/.exec(read('time') || withDay) ?? [];
  const moment = momentInStockholm(day, `${hour.padStart(2, '0')}:${minute}`);
  if (!moment) return importTexts.timeInvalid;
  row.gameDate = moment.toISOString();
  return undefined;
}

function readScore(row: ReadRow, read: ReadColumn): string | undefined {
  const [, together1 = '', together2 = ''] = /^(\d+)\s*[-–—:]\s*(\d+)$/.exec(read('score') ?? '') ?? [];
  const [home, away] = [read('homeScore') || together1, read('awayScore') || together2];
  if (read('score') && together1 === '' && !/^[-–—]$/.test(read('score') ?? ''))
    return importTexts.scoreInvalid;
  if (home === '' && away === '') return undefined;
  if (home === '' || away === '') return importTexts.halfScore;
  const scores = [home, away].map(Number);
  if (![home, away].every((score) => /^\d{1,3}$/.test(score)) || Math.max(...scores) > MAX_SCORE)
    return importTexts.scoreInvalid;
  [row.homeScore, row.awayScore] = [scores[0] ?? 0, scores[1] ?? 0];
  return undefined;
}

/** Reads the status. A match with a score and without a status is finished. */
function readStatus(row: ReadRow, read: ReadColumn): string | undefined {
  const text = read('status') ?? '';
  const status = statuses[text.toLowerCase()];
  if (text !== '' && !status) return importTexts.statusUnknown(text.slice(0, 40));
  row.status = status ?? (row.homeScore === null ? null : 'finished');
  return undefined;
}
