// Leagues and teams in the back office.
import { createLazyRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { LeagueTable, TeamTable } from '../../features/results/editing/name-tables.tsx';
import { BackLink, PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/basketball-results/names')({ component: ResultNamesPage });

function ResultNamesPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <BackLink href={paths.adminResults}>Basketresultat</BackLink>
      <PageHeading title="Ligor och lag">
        Resultat hittar sin liga och sina lag på alla namn som står här.
      </PageHeading>
      <LeagueTable />
      <TeamTable address={address} onChange={(search) => void navigate({ search, resetScroll: false })} />
    </>
  );
}
