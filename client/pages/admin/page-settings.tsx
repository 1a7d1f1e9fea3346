// Page settings: which pages of the site are open. Source: spec 2 §2 Page settings.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { pageSettingTexts } from '#shared/features/page-settings/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { PageSwitch } from '../../features/page-settings/page-switch.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export const Route = createLazyRoute('/admin/page-settings')({
  component: PageSettingsPage,
  errorComponent: FailedPageSettings,
});

const notes: Partial<Record<PageName, string>> = {
  marketplace:
    'Stänger också annonserna, annonserna på startsidan och att skapa annonser. Egna annonser, avtal och konversationer finns kvar.',
  clubs: 'Samma sida som Föreningar: de öppnas och stängs tillsammans.',
};

function PageSettingsPage() {
  const { data, error, isFetching, refetch } = useQuery(useApi().pageSettings.list.queryOptions());
  return (
    <>
      <Heading />
      {!data &&
        (error ? (
          <FailedState
            title={pageSettingTexts.listFailed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorMessageOf(error)}
          </FailedState>
        ) : (
          <LoadingSettings />
        ))}
      {data && (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 2xl:grid-cols-3">
          {data.settings.map((setting) => (
            <PageSwitch key={setting.pageName} setting={setting} note={notes[setting.pageName]} />
          ))}
        </div>
      )}
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="Sidinställningar">
      En avstängd sida visar sitt meddelande i stället för innehållet. Det gäller direkt, för alla utom
      administratörer, även i flikar som redan är öppna.
    </PageHeading>
  );
}

function LoadingSettings() {
  return (
    <Loading label="Laddar sidinställningar" className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
    </Loading>
  );
}

/** Shown when the server could not render the page. */
function FailedPageSettings({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedState title={pageSettingTexts.listFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
