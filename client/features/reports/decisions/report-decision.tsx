// The decision on a report, and its appeal.
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import { decisionLabels, outcomeLabels, reportTexts, ruleLabels } from '#shared/features/reports/texts.ts';
import { formatMinute, shortId } from '#shared/format.ts';
import { Facts } from '../../../ui/layout/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AppealDecision } from '../appeals/appeal-decision.tsx';
import { Part, Prose } from '../report-part.tsx';

export function ReportDecision({ report }: { report: StaffReport }) {
  const { decision, rule, personReason, reporterReason, decidedBy, decidedAt, decidedWith } = report;
  if (!decision) return null;
  return (
    <Part title="Beslutet">
      <Facts
        facts={[
          { term: 'Beslut', value: decisionLabels[decision] },
          ...(rule ? [{ term: 'Regel', value: ruleLabels[rule] }] : []),
          { term: 'Av', value: decidedBy ?? 'Borttagen användare' },
          ...(decidedAt ? [{ term: 'När', value: formatMinute(decidedAt) }] : []),
          ...(decidedWith ? [{ term: 'Tillsammans med', value: `anmälan ${shortId(decidedWith)}` }] : []),
        ]}
      />
      {personReason && <Reason to="Till den det gäller">{personReason}</Reason>}
      {reporterReason && <Reason to="Till anmälaren">{reporterReason}</Reason>}
    </Part>
  );
}

export function ReportAppeal({ report }: { report: StaffReport }) {
  const appeal = report.appealText;
  if (!appeal) return null;
  const who = appeal.side === 'concerned' ? 'Den det gäller' : 'Anmälaren';
  return (
    <Part title="Överklagandet">
      <p className="text-sm text-muted">
        {who}, {formatMinute(appeal.createdAt)}
      </p>
      <Prose>{appeal.text}</Prose>
      {appeal.outcome && (
        <div className="mt-3">
          <Notice title={outcomeLabels[appeal.outcome]}>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{appeal.reason}</p>
            <p className="mt-1">
              {appeal.outcome === 'withdrawn'
                ? 'Kontot eller annonsen är raderad'
                : (appeal.decidedBy ?? 'Borttagen användare')}
              {appeal.decidedAt && `, ${formatMinute(appeal.decidedAt)}`}
            </p>
          </Notice>
        </div>
      )}
      {!appeal.outcome && !report.can.decideAppeal && (
        <div className="mt-3">
          <p className="font-semibold">En kollega till den som beslutade måste pröva överklagandet.</p>
          {report.lacksDecider && <p className="mt-1">{reportTexts.noOtherAdmin}</p>}
        </div>
      )}
      {report.can.decideAppeal && <AppealDecision report={report} side={appeal.side} />}
    </Part>
  );
}

function Reason({ to, children }: { to: string; children: string }) {
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold">{to}</p>
      <Prose>{children}</Prose>
    </div>
  );
}
