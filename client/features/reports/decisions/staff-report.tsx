// Dialog with one report, its content and its decision; loaded on demand.
import { useQuery } from '@tanstack/react-query';
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import {
  categoryShort,
  decisionLabels,
  kindLabels,
  reportTexts,
  statusLabels,
  titleOfReport,
} from '#shared/features/reports/texts.ts';
import { formatDate, shortId } from '#shared/format.ts';
import { adPath, personReviewsPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { STAFF_STALE_MS } from '../../../core/query-client.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DecisionForm } from './decision-form.tsx';
import { OtherReports } from './other-reports.tsx';
import { PriorityBadge, StatusBadges } from '../report-badges.tsx';
import type { ReportActions } from '../table/report-actions.ts';
import { ReportAppeal, ReportDecision } from './report-decision.tsx';
import { ReportFacts } from './report-facts.tsx';
import { Part, Prose } from '../report-part.tsx';
import { ReportedContent } from './reported-content.tsx';

export interface StaffReportProps {
  id: string;
  actions: ReportActions;
  hrefOf: (id: string) => string;
  onClose: () => void;
}

export function StaffReportDialog({ id, actions, hrefOf, onClose }: StaffReportProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().reports.findForStaff.queryOptions({ input: { id } }),
    staleTime: STAFF_STALE_MS,
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={data ? titleOfReport(data) : `Anmälan ${shortId(id)}`}
      size="lg"
    >
      <span tabIndex={-1} data-takes-focus="" className="sr-only">
        {`Anmälan ${shortId(id)}`}
      </span>
      {data && <Report report={data} actions={actions} hrefOf={hrefOf} />}
      {isRefusal(error, 'NOT_FOUND') && <EmptyState title={reportTexts.notFound} />}
      {!data && error && !isRefusal(error, 'NOT_FOUND') && (
        <FailedState title={reportTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessageOf(error)}
        </FailedState>
      )}
      {!data && !error && (
        <Loading label="Laddar anmälan" className="grid gap-6 md:grid-cols-2">
          <Skeleton className="h-64 rounded-md" />
          <Skeleton className="h-64 rounded-md" />
        </Loading>
      )}
    </Dialog>
  );
}

type ReportProps = Pick<StaffReportProps, 'actions' | 'hrefOf'> & { report: StaffReport };

function Report({ report, actions, hrefOf }: ReportProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Part title="Anmälan">
          <div className="mb-3 flex flex-wrap gap-1">
            <PriorityBadge priority={report.priority} />
            <StatusBadges report={report} />
          </div>
          <ReportFacts report={report} />
          {report.explanation && <Prose>{report.explanation}</Prose>}
        </Part>
        {report.others.length > 0 && <OtherReports others={report.others} />}
        <Contents report={report} />
        <Earlier earlier={report.earlier} hrefOf={hrefOf} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {report.decision && <ReportDecision report={report} />}
        {report.appealText && <ReportAppeal report={report} />}
        {report.can.decisions.length > 0 && (
          <Part title="Beslut">
            <DecisionForm report={report} onInvestigate={() => void actions.investigate(report)} />
          </Part>
        )}
        {!report.decision && !report.can.resolve && (
          <Notice title={reportTexts.concernsYou}>
            <p>Vem som har anmält dig, och vad de skrev, visas inte för dig.</p>
            {report.lacksDecider && <p className="mt-1">{reportTexts.noOtherAdmin}</p>}
          </Notice>
        )}
      </div>
    </div>
  );
}

/** The content as it was reported, and as it is now if that differs. */
function Contents({ report }: { report: StaffReport }) {
  const { kind, targetId, reviewOf, asReported, now, isRemoved, isGone } = report;
  const isSame = comparedContent(asReported) === comparedContent(now);
  return (
    <>
      <Part title={isSame ? 'Innehållet' : 'När det anmäldes'}>
        {asReported ? (
          <ReportedContent content={asReported} />
        ) : (
          <p className="text-muted">
            Sparas inte längre: tiden för att överklaga är ute, eller kontot är borta.
          </p>
        )}
        {kind === 'ad' && targetId && now && (
          <Anchor href={adPath(targetId)} className="mt-3 inline-flex min-h-11 items-center underline">
            Visa annonsen
          </Anchor>
        )}
        {reviewOf && (
          <Anchor
            href={personReviewsPath(reviewOf)}
            className="mt-3 inline-flex min-h-11 items-center underline"
          >
            {reportTexts.showReview}
          </Anchor>
        )}
      </Part>
      {!isSame && (
        <Part title="Nu">
          {now ? (
            <ReportedContent content={now} />
          ) : (
            <p className="text-muted">
              {isRemoved && !isGone
                ? 'Borttaget av Baskettorget. Det syns inte för andra.'
                : 'Finns inte längre.'}
            </p>
          )}
        </Part>
      )}
    </>
  );
}

/** Compares only the reported message: the messages before it may have been removed since. */
function comparedContent(content: StaffReport['now']): string {
  return JSON.stringify(content?.messages.find(({ isReported }) => isReported) ?? content);
}

function Earlier({ earlier, hrefOf }: Pick<StaffReport, 'earlier'> & { hrefOf: (id: string) => string }) {
  return (
    <Part title="Andra anmälningar om samma person">
      {earlier.length === 0 && <p className="text-muted">Inga andra.</p>}
      <ul className="flex flex-col gap-1">
        {earlier.map(({ id, kind, category, status, decision, createdAt }) => (
          <li key={id}>
            <Anchor
              href={hrefOf(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-2 hover:underline"
            >
              <span>{formatDate(createdAt)}</span>
              <span>
                {kindLabels[kind]}: {categoryShort[category].toLowerCase()}
              </span>
              <span className="text-muted">{decision ? decisionLabels[decision] : statusLabels[status]}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Part>
  );
}
