// The figures of the whole site for a period: visitors, views, what was created, pages, referrers, devices, hours.
import type { SiteStatistics } from '#shared/features/statistics/contract.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { DayChart } from '../../../ui/chart/day-chart.tsx';
import { numberText } from '../../../ui/chart/number-text.ts';
import { RankedTable } from '../../../ui/chart/ranked-table.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { CardGrid, ComparedCard, PeriodChart } from '../figures.tsx';

const charts = [
  { key: 'visitors', title: 'Besökare' },
  { key: 'views', title: 'Sidvisningar' },
  { key: 'signUps', title: 'Nya konton' },
  { key: 'ads', title: 'Nya annonser' },
  { key: 'messages', title: 'Meddelanden' },
  { key: 'posts', title: 'Inlägg och svar i forumet' },
] as const;

const devices: Readonly<Record<string, string | undefined>> = {
  phone: 'Mobil',
  tablet: 'Surfplatta',
  desktop: 'Dator',
};

export function SiteFigures({ statistics }: { statistics: SiteStatistics }) {
  const { hours, pages, referrers } = statistics;
  return (
    <>
      <CardGrid>
        {charts.map(({ key, title }) => (
          <ComparedCard key={key} label={title} sums={statistics[key].total} />
        ))}
      </CardGrid>
      {charts.map(({ key, title }) => (
        <div key={key} className="mt-12">
          <PeriodChart title={title} days={statistics[key].days} />
        </div>
      ))}
      <div className="mt-12">
        <Section title="Sidvisningar efter tid på dygnet">
          <DayChart
            title="Sidvisningar efter tid på dygnet"
            unit="Klockan"
            points={hours.map(({ name, now, before }) => ({ label: name, now, before }))}
          />
        </Section>
      </div>
      <div className="mt-12 grid gap-8 lg:grid-cols-2">
        <Section title="Mest visade sidor">
          <RankedTable
            title="Mest visade sidor"
            columns={['Sida', 'Visningar', 'Innan']}
            rows={pages.map(({ name, path, now, before }, index) => ({
              key: path || `${name}-${index}`,
              name: path ? (
                <Anchor href={path} className="font-semibold text-pine hover:underline">
                  {name}
                </Anchor>
              ) : (
                name
              ),
              value: now,
              cells: [numberText(before)],
            }))}
            empty="Inga visningar under perioden."
          />
        </Section>
        <div className="flex flex-col gap-8">
          <Section title="Varifrån besökarna kommer">
            <RankedTable
              title="Varifrån besökarna kommer"
              columns={['Webbplats', 'Besökare', 'Innan']}
              rows={referrers.map(({ name, ...sums }) => ({
                key: name,
                name: name || 'Direkt eller okänt',
                value: sums.now,
                cells: [numberText(sums.before)],
              }))}
              empty="Inga besökare under perioden."
            />
          </Section>
          <Section title="Enheter">
            <RankedTable
              title="Enheter"
              columns={['Enhet', 'Besökare', 'Innan']}
              rows={statistics.devices.map(({ name, ...sums }) => ({
                key: name,
                name: devices[name] ?? name,
                value: sums.now,
                cells: [numberText(sums.before)],
              }))}
              empty="Inga besökare under perioden."
            />
          </Section>
        </div>
      </div>
    </>
  );
}
