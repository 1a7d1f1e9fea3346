// A match: its scoreboard, points by period, and its discussion.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { Match } from '#shared/features/results/match/contract.ts';
import { matchTitle } from '#shared/features/results/rules.ts';
import { paths, resultPath } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { TextUploads } from '../features/forum/writing/text-uploads.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { usePageSetting } from '../features/page-settings/use-page-setting.ts';
import { MatchBoard } from '../features/results/match/match-board.tsx';
import { PeriodTable } from '../features/results/match/period-table.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { ShareButton } from '../ui/button/share-button.tsx';
import { BackLink, Page } from '../ui/layout/page.tsx';
import { uploadForText } from './forum/upload-for-text.ts';
import { MatchDiscussion } from './match/match-discussion.tsx';
import { FailedRecord, MissingRecord, UnansweredRecord } from './results-states.tsx';

export const Route = createLazyRoute('/results/$id')({
  component: () => (
    <PageGate pageName="news" title="Resultat">
      <TextUploads value={uploadForText}>
        <MatchPage />
      </TextUploads>
    </PageGate>
  ),
  notFoundComponent: () => <MissingRecord kind="match" />,
  errorComponent: () => <FailedRecord kind="match" onRetry={reloadPage} />,
});

function MatchPage() {
  const { id } = Route.useParams();
  const query = useQuery(useApi().results.find.queryOptions({ input: { id } }));
  useLoadedHead(query.data);
  if (!query.data) return <UnansweredRecord kind="match" query={query} />;
  return <FullMatch key={id} match={query.data} />;
}

function FullMatch({ match }: { match: Match }) {
  const forum = usePageSetting('forum');
  return (
    <Page width="reading">
      <BackLink href={paths.results}>Till resultaten</BackLink>
      <MatchBoard match={match} />
      <PeriodTable match={match} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ShareButton title={matchTitle(match)} />
        {match.status === 'scheduled' && (
          <ButtonLink href={`${resultPath(match.id)}.ics`} download icon={<CalendarPlus size={18} />}>
            Lägg till i kalendern
          </ButtonLink>
        )}
      </div>
      {forum.isEnabled && <MatchDiscussion match={match} />}
    </Page>
  );
}
