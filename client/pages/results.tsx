// The latest results of all leagues, or of one.
import { createLazyRoute } from '@tanstack/react-router';
import { parseResultAddress } from '#shared/features/results/list/address.ts';
import { resultTexts } from '#shared/features/results/texts.ts';
import { paths } from '#shared/paths.ts';
import { reloadPage } from '../core/reload-page.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { LatestResults } from '../features/results/list/latest-results.tsx';
import { FailedState } from '../ui/feedback/empty-state.tsx';
import { BackLink, Page, PageHeading } from '../ui/layout/page.tsx';

export const Route = createLazyRoute('/results')({
  component: () => (
    <PageGate pageName="news" title="Resultat">
      <ResultsPage />
    </PageGate>
  ),
  errorComponent: () => (
    <Page>
      <FailedState level={1} title={resultTexts.listFailed} onRetry={reloadPage} />
    </Page>
  ),
});

function ResultsPage() {
  const address = Route.useSearch({ select: (search) => parseResultAddress({ ...search }) });
  return (
    <Page>
      <BackLink href={paths.news}>Till nyheterna</BackLink>
      <PageHeading title="Resultat" />
      <LatestResults address={address} level={2} />
    </Page>
  );
}
