// The figures of the marketplace for a period. Source: spec 2 §2 Marketplace statistics, §9.
import type { MarketplaceStatistics, SoldShare } from '#shared/features/statistics/contract.ts';
import { adPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { numberText } from '../../../ui/chart/number-text.ts';
import { RankedTable } from '../../../ui/chart/ranked-table.tsx';
import { StatCard } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { AverageCard, CardGrid, ComparedCard, PeriodChart } from '../figures.tsx';

const noAds = 'Inga annonser under perioden.';

export function MarketplaceFigures({ statistics }: { statistics: MarketplaceStatistics }) {
  const { users, adsPerUser, categories, popular, missedSearches } = statistics;
  return (
    <>
      <CardGrid>
        <ComparedCard label="Nya annonser" sums={statistics.ads} />
        <ComparedCard label="Nya annonser senaste 7 dagarna" sums={statistics.week} />
        <StatCard
          label="Annonser per användare"
          value={numberText(adsPerUser)}
          hint={`${numberText(users)} registrerade konton`}
        />
        <AverageCard label="Tid till godkännande" unit="h" averages={statistics.approvalHours} />
        <AverageCard label="Tid till försäljning" unit="dagar" averages={statistics.saleDays} />
      </CardGrid>
      <PeriodChart title="Nya annonser" days={statistics.days} />
      <div className="mt-12 grid gap-x-8 lg:grid-cols-2">
        <Section title="Kategorier">
          <RankedTable
            title="Nya annonser efter kategori"
            columns={['Kategori', 'Antal', 'Procent', 'Innan']}
            rows={categories.map(({ name, now, percent, before }) => ({
              key: name,
              name,
              value: now,
              cells: [`${percent} %`, numberText(before)],
            }))}
            empty={noAds}
          />
        </Section>
        <div className="max-lg:mt-12">
          <Section title="Mest visade annonser">
            <RankedTable
              title="Mest visade annonser"
              columns={['Annons', 'Visningar']}
              rows={popular.map(({ id, title, views }) => ({
                key: id,
                name: (
                  <Anchor href={adPath(id)} className="font-semibold text-pine hover:underline">
                    {title}
                  </Anchor>
                ),
                value: views,
              }))}
              empty="Inga visningar under perioden."
            />
            <p className="mt-2 text-sm text-muted">
              Visningar från dagar då annonsen var en av de femtio mest visade sidorna.
            </p>
          </Section>
        </div>
        <div className="mt-12">
          <SoldShares title="Andel sålda efter kategori" unit="Kategori" shares={statistics.soldByCategory} />
        </div>
        <div className="mt-12">
          <SoldShares title="Andel sålda efter pris" unit="Pris" shares={statistics.soldByPrice} />
        </div>
      </div>
      <div className="mt-12">
        <Section title="Sökningar utan träff">
          <RankedTable
            title="Sökningar utan träff"
            columns={['Sökning', 'Besökare', 'Senast']}
            rows={missedSearches.map(({ text, visitors, lastDay }) => ({
              key: text,
              name: text,
              value: visitors,
              cells: [lastDay],
            }))}
            empty="Inga sökningar utan träff från minst fem besökare de senaste 30 dagarna."
          />
        </Section>
      </div>
    </>
  );
}

function SoldShares({ title, unit, shares }: { title: string; unit: string; shares: readonly SoldShare[] }) {
  return (
    <Section title={title}>
      <RankedTable
        title={title}
        columns={[unit, 'Procent', 'Sålda', 'Annonser']}
        full={100}
        rows={shares.map(({ name, percent, sold, ads }) => ({
          key: name,
          name,
          value: percent,
          cells: [numberText(sold), numberText(ads)],
        }))}
        empty={noAds}
      />
    </Section>
  );
}
