// A league: its table, its matches, and its seasons. A children's league has no table.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import type { LeaguePage as League } from '#shared/features/results/leagues/contract.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { seasonPath } from '../features/results/leagues/league-head.ts';
import { FollowButton } from '../features/results/following/follow-button.tsx';
import { LeagueTable } from '../features/results/leagues/league-table.tsx';
import { ResultList } from '../features/results/list/result-list.tsx';
import { Anchor } from '../ui/button/anchor.tsx';
import { BackLink, Page, PageHeading, Section } from '../ui/layout/page.tsx';
import { FailedRecord, MissingRecord, UnansweredRecord } from './results-states.tsx';

export const Route = createLazyRoute('/leagues/$slug')({
  component: () => (
    <PageGate pageName="news" title="Resultat">
      <LeaguePage />
    </PageGate>
  ),
  notFoundComponent: () => <MissingRecord kind="league" />,
  errorComponent: () => <FailedRecord kind="league" onRetry={reloadPage} />,
});

function LeaguePage() {
  const { slug } = Route.useParams();
  const { season } = Route.useSearch();
  const input = { slug, ...(season !== undefined && { season }) };
  const query = useQuery(useApi().results.findLeague.queryOptions({ input }));
  useLoadedHead(query.data);
  if (!query.data) return <UnansweredRecord kind="league" query={query} />;
  return <FullLeague key={`${slug} ${season}`} league={query.data} />;
}

function FullLeague({ league }: { league: League }) {
  const { name, season, table, isForChildren } = league;
  return (
    <Page>
      <BackLink href={paths.results}>Till resultaten</BackLink>
      <PageHeading title={name} actions={<FollowButton kind="league" slug={league.slug} name={name} />}>
        {season ? `Säsongen ${season}.` : 'Inga matcher är inlagda än.'}
        {isForChildren && ' I serier för barn visas ingen tabell: de spelar för att det är roligt.'}
      </PageHeading>
      <Seasons league={league} />
      {table && (
        <div className="mt-6 max-w-4xl">
          <Section title="Tabell">
            <LeagueTable league={league} table={table} />
          </Section>
        </div>
      )}
      {season && (
        <div className="mt-10">
          <Section title="Kommande matcher">
            <Matches league={league.slug} season={season} part="coming" />
          </Section>
          <Section title="Spelade matcher">
            <Matches league={league.slug} season={season} part="played" />
          </Section>
        </div>
      )}
    </Page>
  );
}

function Seasons({ league }: { league: League }) {
  if (league.seasons.length < 2) return null;
  return (
    <nav aria-label="Säsonger" className="flex flex-wrap gap-2">
      {league.seasons.map((season) => (
        <Anchor
          key={season}
          href={seasonPath(league, season)}
          aria-current={season === league.season ? 'page' : undefined}
          className="inline-flex min-h-9 items-center rounded-full border border-outline bg-surface px-3.5 text-sm font-semibold hover:border-ink touch:min-h-11 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-bg"
        >
          {season}
        </Anchor>
      ))}
    </nav>
  );
}

function Matches(search: { league: string; season: string; part: 'played' | 'coming' }) {
  return (
    <ResultList
      search={search}
      empty={
        <p className="text-muted">
          {search.part === 'coming' ? 'Inga fler matcher är inlagda.' : 'Inga matcher är spelade än.'}
        </p>
      }
    />
  );
}
