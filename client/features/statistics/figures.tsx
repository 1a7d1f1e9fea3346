// Figures of statistics, each compared with the period before.
import type { ReactNode } from 'react';
import { type Bar, barsOf, isByWeek, type Point } from '#shared/features/statistics/periods.ts';
import { DayChart } from '../../ui/chart/day-chart.tsx';
import { changeText, numberText } from '../../ui/chart/number-text.ts';
import { StatCard } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Skeleton, Loading } from '../../ui/feedback/skeleton.tsx';

interface ComparedCardProps {
  label: string;
  sums: { now: number; before: number };
}

export function ComparedCard({ label, sums }: ComparedCardProps) {
  const change = changeText(sums);
  const before = `${numberText(sums.before)} perioden innan`;
  return (
    <StatCard label={label} value={numberText(sums.now)} hint={change ? `${change}, ${before}` : before} />
  );
}

interface AverageCardProps {
  label: string;
  unit: string;
  averages: { now: number | null; before: number | null };
}

/** Null is shown as a dash: there was nothing to average. */
export function AverageCard({ label, unit, averages: { now, before } }: AverageCardProps) {
  const textOf = (value: number | null) => (value === null ? '–' : `${numberText(value)} ${unit}`);
  return <StatCard label={label} value={textOf(now)} hint={`${textOf(before)} perioden innan`} />;
}

/** A chart by day, or by week when there are many days. */
export function PeriodChart({ title, days }: { title: string; days: readonly Point[] }) {
  const bars = barsOf(days);
  const isWeekly = isByWeek(days);
  return (
    <Section title={`${title} ${isWeekly ? 'vecka för vecka' : 'dag för dag'}`}>
      <DayChart
        title={title}
        unit={isWeekly ? 'Vecka från' : 'Dag'}
        points={bars.map((bar) => ({ label: labelOf(bar.day, bar), now: bar.now, before: bar.before }))}
        end={labelOf(days.at(-1)?.day ?? '', bars.at(-1))}
      />
    </Section>
  );
}

/** The smaller sum of a part of a week would look like a fall. */
function labelOf(day: string, bar?: Bar): string {
  return bar?.isPartOfWeek ? `${day} (del av vecka)` : day;
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">{children}</div>;
}

export function LoadingStatistics({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <CardGrid>
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
        <Skeleton className="h-28 rounded-md" />
      </CardGrid>
      <Skeleton className="mt-8 h-72 rounded-md" />
    </Loading>
  );
}
