// Periods of statistics, and how their days are grouped for charts. Source: spec 2 §9 Lists and analytics.
import { DAY_MS } from '../../durations.ts';

/** Lengths of the periods in days; the last day is today. */
export const PERIODS = ['7', '30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = '30';

export const periodLabels: Record<Period, string> = {
  '7': '7 dagar',
  '30': '30 dagar',
  '90': '90 dagar',
  '365': '365 dagar',
};

export interface StatisticsAddress {
  /** Left out for the default. */
  period?: Period;
}

export function parseStatisticsAddress(params: Readonly<Record<string, unknown>>): StatisticsAddress {
  const period = PERIODS.find((known) => known === String(params['period']));
  return period && period !== DEFAULT_PERIOD ? { period } : {};
}

/** The date so many days after another, both as YYYY-MM-DD. In UTC, whose days are all of one length. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A figure of the period, and of the period of the same length before it. */
export interface Compared {
  now: number;
  before: number;
}

export interface Point extends Compared {
  /** The first day. */
  day: string;
}

/** The sum of a day, or of the days of a week. */
export interface Bar extends Point {
  /** A week that begins before the period or ends after it, so that its sum is of fewer days. */
  isPartOfWeek: boolean;
}

const MAX_DAYS = 31;
const WEEK = 7;

/** More days than a month are shown by week. */
export function isByWeek(days: readonly Point[]): boolean {
  return days.length > MAX_DAYS;
}

/** One bar a day, or a week from Monday to Sunday if there are more days than a month. */
export function barsOf(days: readonly Point[]): Bar[] {
  if (!isByWeek(days)) return days.map((day) => ({ ...day, isPartOfWeek: false }));
  const weeks = Map.groupBy(days, ({ day }) => mondayOf(day));
  return [...weeks.values()].map((week) => ({
    day: week[0]?.day ?? '',
    now: week.reduce((sum, { now }) => sum + now, 0),
    before: week.reduce((sum, { before }) => sum + before, 0),
    isPartOfWeek: week.length < WEEK,
  }));
}

function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(day).getUTCDay() + WEEK - 1) % WEEK;
  return addDays(day, -daysSinceMonday);
}

/** Each day of the period with the day as long before; days without a count are zero. */
export function compareDays(counts: ReadonlyMap<string, number>, today: string, length: number): Point[] {
  return Array.from({ length }, (_, index) => {
    const day = addDays(today, index - length + 1);
    return { day, now: counts.get(day) ?? 0, before: counts.get(addDays(day, -length)) ?? 0 };
  });
}

/** Whole percent; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

/** One decimal. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
