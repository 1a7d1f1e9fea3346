// A user's own report, or a decision on their own content: the decision, its reasons, and the appeal.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import type { Decision as DecisionKind } from '#shared/features/reports/rules.ts';
import { howDecided, restrictionOf } from '#shared/features/reports/statement.ts';
import {
  categoryLabels,
  deletedSince,
  kindLabels,
  kindTexts,
  outcomeLabels,
  reportTexts,
  ruleLabels,
} from '#shared/features/reports/texts.ts';
import { formatDate, shortId } from '#shared/format.ts';
import { paths, personReviewsPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, Facts } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RecordStates } from '../../ui/feedback/record-states.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AppealForm } from './appeals/appeal-form.tsx';

export function OwnReportView({ id }: { id: string }) {
  return (
    <RecordStates
      query={useQuery(useApi().reports.find.queryOptions({ input: { id } }))}
      missing={<MissingReport />}
      loading={<LoadingReport />}
      failedTitle={reportTexts.loadFailed}
      level={1}
    >
      {(report) => <Report report={report} />}
    </RecordStates>
  );
}

function Report({ report }: { report: OwnReport }) {
  const isReporter = report.side === 'reporter';
  const [hasJustAppealed, setHasJustAppealed] = useState(false);
  return (
    <>
      <PageHeading title={isReporter ? 'Din anmälan' : `Beslut om ${possessive(report)}`}>
        {`Nummer ${shortId(report.id)}`}
      </PageHeading>
      <div className="flex flex-col gap-5">
        {isReporter ? <ReportCard report={report} /> : <OwnContentCard report={report} />}
        {report.decision ? <Decision report={report} /> : <Waiting lacksDecider={report.lacksDecider} />}
        {report.appeal && (
          <Appeal appeal={report.appeal} lacksDecider={report.lacksDecider} isNew={hasJustAppealed} />
        )}
        {report.can.appeal && report.decision && (
          <AppealForm
            id={report.id}
            closesAt={report.decision.appealsCloseAt}
            onSent={() => setHasJustAppealed(true)}
          >
            {report.isGone && deletedSince(report.kind)}
          </AppealForm>
        )}
      </div>
    </>
  );
}

function possessive({ kind, title, decision }: OwnReport): string {
  if (decision?.decision === 'blocked') return 'ditt konto';
  if (kind === 'ad') return title ? `din annons ”${title}”` : 'din annons';
  return {
    person: 'din profil',
    message: 'ditt meddelande',
    review: 'ditt omdöme',
    forum_post: title ? `ditt inlägg ”${title}”` : 'ditt inlägg',
    forum_comment: 'din kommentar i forumet',
  }[kind];
}

function ReportCard({ report }: { report: OwnReport }) {
  const { kind, title, category, explanation, createdAt } = report;
  return (
    <Card>
      <h2 className="mb-3 text-lg">Det du anmälde</h2>
      <Facts
        facts={[
          { term: 'Gäller', value: title ? `${kindLabels[kind]}: ${title}` : kindLabels[kind] },
          ...(category ? [{ term: 'Varför', value: categoryLabels[category] }] : []),
          { term: 'Inskickad', value: formatDate(createdAt) },
        ]}
      />
      {explanation && <Prose>{explanation}</Prose>}
      <ReviewLink report={report} />
    </Card>
  );
}

/** An ad is identified by its title. Source: the Digital Services Act, article 17.3 b, "facts and circumstances". */
function OwnContentCard({ report }: { report: OwnReport }) {
  const { kind, written } = report;
  if (kind === 'ad' || !written) return null;
  return (
    <Card>
      <h2 className="mb-3 text-lg">
        {kind === 'person' ? 'Din presentation när den anmäldes' : 'Det du skrev'}
      </h2>
      <Prose>{written}</Prose>
      <ReviewLink report={report} />
    </Card>
  );
}

function ReviewLink({ report: { reviewOf } }: { report: OwnReport }) {
  if (!reviewOf) return null;
  return (
    <Anchor href={personReviewsPath(reviewOf)} className="mt-3 inline-flex min-h-11 items-center underline">
      {reportTexts.showReview}
    </Anchor>
  );
}

function Waiting({ lacksDecider }: Pick<OwnReport, 'lacksDecider'>) {
  return (
    <Notice title="Väntar på beslut">
      {lacksDecider ? reportTexts.noDecider : 'En människa läser din anmälan.'} Du får en notis när beslutet
      är fattat.
    </Notice>
  );
}

function Decision({ report: { kind, origin, side, decision } }: { report: OwnReport }) {
  if (!decision) return null;
  const { decision: made } = decision;
  const isConcerned = side === 'concerned' && made !== 'none';
  return (
    <Card>
      <h2 className="mb-3 text-lg">{isConcerned ? 'Vad vi har gjort' : 'Vårt beslut'}</h2>
      {isConcerned ? (
        <p className="prose">{restrictionOf(kind, made)}</p>
      ) : (
        <p className="prose font-semibold">{outcomeFor(kind, made)}</p>
      )}
      <h3 className="mt-4 font-sans text-sm font-semibold tracking-normal">Varför</h3>
      <Prose>{decision.reason}</Prose>
      {decision.rule && (
        <p className="mt-3">
          Regel:{' '}
          {decision.rule === 'law' ? (
            ruleLabels.law
          ) : (
            <Anchor href={paths.terms} className="underline">
              {ruleLabels[decision.rule]}
            </Anchor>
          )}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {howDecided[origin]} Beslutat {formatDate(decision.at)}.
        {side === 'reporter' && made !== 'none' && ` ${redressText}`}
      </p>
    </Card>
  );
}

/** Source: the Digital Services Act, article 16.5, "possibilities for redress". */
const redressText =
  'Tycker du att beslutet är fel kan du vända dig till en domstol eller ett organ för tvistlösning.';

/** What the reporter may know: the decision, but not the measures against the other user. */
function outcomeFor(kind: OwnReport['kind'], decision: DecisionKind): string {
  if (decision === 'none') return 'Vi har inte funnit skäl att göra något.';
  return decision === 'removed' && kind !== 'person'
    ? `Vi har tagit bort ${kindTexts[kind]}.`
    : 'Vi har agerat på din anmälan.';
}

interface AppealProps extends Pick<OwnReport, 'lacksDecider'> {
  appeal: NonNullable<OwnReport['appeal']>;
  isNew: boolean;
}

function Appeal({ appeal, lacksDecider, isNew }: AppealProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is removed.
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-lg outline-none">
        Ditt överklagande
      </h2>
      <p className="text-sm text-muted">Inskickat {formatDate(appeal.createdAt)}</p>
      <Prose>{appeal.text}</Prose>
      {appeal.outcome && appeal.decidedAt ? (
        <div className="mt-4">
          <Notice
            tone={appeal.outcome === 'overturned' ? 'success' : 'info'}
            title={outcomeLabels[appeal.outcome]}
          >
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{appeal.reason}</p>
            <p className="mt-1">
              Beslutat {formatDate(appeal.decidedAt)}. Det går inte att överklaga igen här.
            </p>
          </Notice>
        </div>
      ) : (
        <p className="mt-3 font-semibold">
          {lacksDecider ? reportTexts.noDecider : reportTexts.appealDecider}
        </p>
      )}
    </Card>
  );
}

function Prose({ children }: { children: ReactNode }) {
  return <p className="prose mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>;
}

function MissingReport() {
  return (
    <EmptyState
      level={1}
      board="404"
      title={reportTexts.notFound}
      action={<ButtonLink href={paths.notifications}>Till dina notiser</ButtonLink>}
    >
      Den kan höra till ett annat konto än det du är inloggad med.
    </EmptyState>
  );
}

function LoadingReport() {
  return (
    <Loading label="Laddar anmälan" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-40 rounded-md" />
      <Skeleton className="h-48 rounded-md" />
    </Loading>
  );
}
