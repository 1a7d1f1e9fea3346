// Yearly figures of reports, decisions and appeals, for the operator to publish.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { figureTexts } from '#shared/features/reports/figures.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { YearSection } from '../../features/reports/figures/yearly-figures.tsx';
import { LoadingStatistics } from '../../features/statistics/figures.tsx';
import { buttonStyle } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/yearly-figures')({
  component: YearlyFiguresPage,
  errorComponent: FailedYearlyFigures,
});

function YearlyFiguresPage() {
  const { data, error, isFetching, refetch } = useQuery(useApi().reports.yearlyFigures.queryOptions());
  return (
    <>
      <Heading />
      {data?.years.map((figures, index) => (
        <YearSection key={figures.year} figures={figures} isCurrent={index === 0} />
      ))}
      {!data && !error && <LoadingStatistics label="Laddar årssiffrorna" />}
      {!data && error && (
        <FailedState title={figureTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      )}
    </>
  );
}

function Heading() {
  return (
    <PageHeading
      title={figureTexts.title}
      actions={
        // A plain link instead of the router's: the response is a file.
        <a href="/api/admin/yearly-figures.csv" download className={buttonStyle()}>
          <Download size={18} />
          Exportera som CSV
        </a>
      }
    >
      Det ni offentliggör varje år om modereringen: anmälningar, beslut, överklaganden och mediantider, efter
      svensk kalender. Inga personer nämns, och exempel räknas inte.
    </PageHeading>
  );
}

/** Shown when the server could not render the page. */
function FailedYearlyFigures({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedState title={figureTexts.loadFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
