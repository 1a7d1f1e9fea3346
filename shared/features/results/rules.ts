// Rules of results: statuses, labels and seasons.

/** Source: spec 2 §3. The public part of the specification calls `scheduled` "upcoming". */
export const RESULT_STATUSES = ['scheduled', 'live', 'finished'] as const;
export type ResultStatus = (typeof RESULT_STATUSES)[number];

/** Source: spec 1 §4 Results label. */
export const resultLabels: Readonly<Record<ResultStatus, string>> = {
  scheduled: 'KOMMANDE',
  live: 'LIVE',
  finished: 'SLUTAT',
};

/** Source: spec 1 §9. */
export const RESULTS_PER_PAGE = 10;

export const REGULAR_PERIODS = 4;

const swedishMonth = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: 'numeric',
});

/** The season of a date, such as 2026/27: seasons begin on 1 July in Sweden. */
export function seasonOf(date: Date): string {
  const parts = new Map(swedishMonth.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const year = parts.get('year') ?? 0;
  const first = (parts.get('month') ?? 0) >= 7 ? year : year - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** "Norrvikens Basket – Sjöstaden BBK". */
export function matchTitle({ home, away }: { home: { name: string }; away: { name: string } }): string {
  return `${home.name} – ${away.name}`;
}

/** "88–81"; null before the match. */
export function scoreText({
  homeScore,
  awayScore,
}: {
  homeScore: number | null;
  awayScore: number | null;
}): string | null {
  return homeScore === null || awayScore === null ? null : `${homeScore}–${awayScore}`;
}

/** "3:e perioden", "Förlängning", "2:a förlängningen". */
export function periodName(period: number): string {
  if (period <= REGULAR_PERIODS) return `${ordinal(period)} perioden`;
  return period === REGULAR_PERIODS + 1
    ? 'Förlängning'
    : `${ordinal(period - REGULAR_PERIODS)} förlängningen`;
}

function ordinal(number: number): string {
  return `${number}:${number <= 2 ? 'a' : 'e'}`;
}

/** The matches of a team's form. */
export const FORM_MATCHES = 5;

/** The filter of the specification: "SBL" is the men's league, also when it is named Basketligan. Source: spec 1 §9. */
export const leagueFilter = [
  { label: 'NBA', slug: 'nba' },
  { label: 'EuroLeague', slug: 'euroleague' },
  { label: 'SBL', slug: 'basketligan-herr' },
  { label: 'NCAA', slug: 'ncaa' },
] as const;
