// Planned sections: closed by their page setting, empty when opened early.
import { createLazyRoute } from '@tanstack/react-router';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { paths } from '#shared/paths.ts';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';

export const tournamentsRoute = createLazyRoute('/tournaments')({
  component: () => (
    <PlannedSection
      pageName="tournaments"
      title="Turneringar"
      text="Inga cuper eller läger är publicerade än."
    />
  ),
});

function PlannedSection({ pageName, title, text }: { pageName: PageName; title: string; text: string }) {
  return (
    <PageGate pageName={pageName} title={title}>
      <Page>
        <PageHeading title={title} />
        <EmptyState
          board="0–0"
          title="Inget här än"
          action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
        >
          {text} Titta gärna in på marknadsplatsen så länge.
        </EmptyState>
      </Page>
    </PageGate>
  );
}
