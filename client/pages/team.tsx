// A team: its leagues with positions, its form, and its matches.
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { createLazyRoute } from '@tanstack/react-router';
import type { TeamPage as Team } from '#shared/features/results/teams/contract.ts';
import { leaguePath, paths, teamPath } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { FollowButton } from '../features/results/following/follow-button.tsx';
import { ResultList } from '../features/results/list/result-list.tsx';
import { TeamForm } from '../features/results/teams/team-form.tsx';
import { Anchor } from '../ui/button/anchor.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { BackLink, Page, PageHeading, Section } from '../ui/layout/page.tsx';
import { FailedRecord, MissingRecord, UnansweredRecord } from './results-states.tsx';

export const Route = createLazyRoute('/teams/$slug')({
  component: () => (
    <PageGate pageName="news" title="Resultat">
      <TeamPage />
    </PageGate>
  ),
  notFoundComponent: () => <MissingRecord kind="team" />,
  errorComponent: () => <FailedRecord kind="team" onRetry={reloadPage} />,
});

function TeamPage() {
  const { slug } = Route.useParams();
  const query = useQuery(useApi().results.findTeam.queryOptions({ input: { slug } }));
  useLoadedHead(query.data);
  if (!query.data) return <UnansweredRecord kind="team" query={query} />;
  return <FullTeam key={slug} team={query.data} />;
}

function FullTeam({ team }: { team: Team }) {
  const { slug, name, city, leagues, form } = team;
  return (
    <Page>
      <BackLink href={paths.results}>Till resultaten</BackLink>
      <PageHeading
        title={name}
        actions={
          <>
            <FollowButton kind="team" slug={slug} name={name} />
            <ButtonLink href={`${teamPath(slug)}.ics`} download icon={<CalendarPlus size={18} />}>
              Lägg till i kalendern
            </ButtonLink>
          </>
        }
      >
        {city}
      </PageHeading>
      <div className="flex flex-wrap gap-x-12 gap-y-6">
        {leagues.length > 0 && <Leagues leagues={leagues} />}
        {form.length > 0 && (
          <section>
            <h2 className="mb-2 text-base">Form</h2>
            <TeamForm form={form} />
          </section>
        )}
      </div>
      <div className="mt-10">
        <Section title="Kommande matcher">
          <Matches team={slug} part="coming" empty="Inga matcher är inlagda än." />
        </Section>
        <Section title="Spelade matcher">
          <Matches team={slug} part="played" empty="Inga matcher är spelade än." />
        </Section>
      </div>
    </Page>
  );
}

function Leagues({ leagues }: Pick<Team, 'leagues'>) {
  return (
    <section>
      <h2 className="mb-2 text-base">Ligor</h2>
      <ul className="flex flex-col gap-1">
        {leagues.map((league) => (
          <li key={league.slug} className="[overflow-wrap:anywhere]">
            <Anchor
              href={leaguePath(league.slug)}
              className="font-semibold text-pine underline underline-offset-4"
            >
              {league.name}
            </Anchor>{' '}
            {league.season}
            {league.place && `, plats ${league.place.position} av ${league.place.teams}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Matches({ team, part, empty }: { team: string; part: 'played' | 'coming'; empty: string }) {
  return <ResultList search={{ team, part }} empty={<p className="text-muted">{empty}</p>} />;
}
