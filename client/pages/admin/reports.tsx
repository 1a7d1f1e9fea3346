// Reports: filters, table, and the open report with its decision. Source: spec 2 §2 Reports.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReportsAddress } from '#shared/features/reports/address.ts';
import type { NextSearch } from '../../core/search-params.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { changeReports, reportsHref } from '../../features/reports/table/report-addresses.ts';
import { useReportActions } from '../../features/reports/table/report-actions.ts';
import { OpenReport, useCloseDialog } from '../../features/reports/table/report-dialogs.tsx';
import { FailedReports, ReportList } from '../../features/reports/table/report-list.tsx';
import { ReportShortcuts } from '../../features/reports/table/report-shortcuts.tsx';
import { ReportTable } from '../../features/reports/table/report-table.tsx';
import { ReportToolbar } from '../../features/reports/table/report-toolbar.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/reports')({
  component: ReportsPage,
  errorComponent: FailedPage,
});

function ReportsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const { close, closeDialog } = useCloseDialog();
  const actions = useReportActions(close);
  const { report: opened, ...table } = address;
  const goTo = (search: NextSearch<ReportsAddress>, replace = false) =>
    void navigate({ search, replace, resetScroll: false });
  return (
    <>
      <PageHeading title="Anmälningar">
        {!address.sort && 'Öppna anmälningar först, efter prioritet och ålder. '}
        Flera om samma sak visas och avgörs tillsammans.
      </PageHeading>
      <div className="flex flex-col gap-4">
        <ReportToolbar
          address={address}
          onChange={(change) => goTo((latest) => changeReports(latest, change))}
        />
        <ReportList address={address}>
          {(reports) => (
            <>
              <ReportShortcuts
                reports={reports}
                opened={opened}
                actions={actions}
                onOpen={(report) => goTo({ ...table, report }, true)}
              />
              <ReportTable
                reports={reports}
                actions={actions}
                onOpen={(report) => goTo({ ...table, report })}
              />
            </>
          )}
        </ReportList>
      </div>
      <OpenReport
        id={opened}
        actions={actions}
        hrefOf={(report) => reportsHref({ ...table, report })}
        onClose={() => goTo(table)}
      />
      {closeDialog}
    </>
  );
}

/** Shown when the server could not render the table. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <PageHeading title="Anmälningar" />
      <FailedReports address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
