// Leagues and teams in the back office.
import { createLazyRoute } from '@tanstack/react-router';
import type { ResultNamesAddress } from '#shared/features/results/editing/address.ts';
import { paths } from '#shared/paths.ts';
import type { NextSearch } from '../../core/search-params.ts';
import { LeagueTable } from '../../features/results/editing/league-table.tsx';
import { TeamTable } from '../../features/results/editing/team-table.tsx';
import { BackLink, PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/basketball-results/names')({ component: ResultNamesPage });

function ResultNamesPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const goTo = (search: NextSearch<ResultNamesAddress>) => void navigate({ search, resetScroll: false });
  return (
    <>
      <BackLink href={paths.adminResults}>Basketresultat</BackLink>
      <PageHeading title="Ligor och lag">
        Resultat hittar sin liga och sina lag på alla namn som står här. Ett namn som har matcher kan inte tas
        bort, bara slås ihop med ett annat.
      </PageHeading>
      <LeagueTable address={address} onChange={goTo} />
      <TeamTable address={address} onChange={goTo} />
    </>
  );
}
