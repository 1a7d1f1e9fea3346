// The issues of the newsletter, searched and filtered by status; those that are not sent can be stopped.
import {
  chooseIssues,
  type NewsletterAddress,
  parseNewsletterAddress,
} from '#shared/features/newsletter/address.ts';
import type { NewsletterIssue } from '#shared/features/newsletter/contract.ts';
import { ISSUE_WEEKDAY } from '#shared/features/newsletter/rules.ts';
import { issueStatuses } from '#shared/features/newsletter/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { fileHref } from '../../core/file-href.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureReport } from '../../ui/feedback/failure-report.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { newestFirst } from '../../ui/table/newest-first.ts';
import { SelectionRow } from '../../ui/table/selection-row.tsx';
import { type TableFilter, TableToolbar } from '../../ui/table/table-toolbar.tsx';
import { type Selection, useSelection } from '../../ui/table/use-selection.ts';
import { useStopIssues } from './use-stop-issues.ts';

const filters: TableFilter<'status' | 'sort'>[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'Alla statusar',
    labels: Object.fromEntries(Object.entries(issueStatuses).map(([status, { label }]) => [status, label])),
    className: 'basis-44 max-sm:basis-full',
  },
  newestFirst,
];

export interface IssueListProps {
  issues: readonly NewsletterIssue[];
  address: NewsletterAddress;
  onFilter: (address: NewsletterAddress) => void;
}

/** Without pages: there is one issue a week, and those older than NEWSLETTER_DELIVERY_DAYS are deleted. */
export function IssueList({ issues, address, onFilter }: IssueListProps) {
  const shown = chooseIssues(issues, address);
  const stoppable = shown.filter(({ can }) => can.stop);
  const selection = useSelection(stoppable);
  const { stop, isStopping, report, dismissReport } = useStopIssues();
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Utskick</h2>
      {issues.length === 0 ? (
        <p className="text-muted">
          Inga utskick än. Ett brev görs varje {ISSUE_WEEKDAY} och skickas en timme senare.
        </p>
      ) : (
        <>
          <TableToolbar
            label="Sök bland utskick"
            placeholder="Ämne, eller en del av det"
            action={paths.adminNewsletter}
            address={address}
            onChange={(change) => onFilter(parseNewsletterAddress({ ...address, ...change }))}
            filters={filters}
            fileHref={fileHref(paths.adminNewsletter, address)}
          />
          <HitCount
            count={shown.length}
            hasMore={false}
            empty={
              <EmptyState
                level={3}
                title="Inga sådana utskick"
                action={<ButtonLink href={paths.adminNewsletter}>Visa alla utskick</ButtonLink>}
              >
                {address.search && `Inget ämne innehåller ”${address.search}”.`}
              </EmptyState>
            }
          />
          <SelectionRow page={stoppable} selection={selection} isBusy={isStopping}>
            <Button
              size="sm"
              busy={isStopping}
              onClick={() => void stop(selection.rows).then(selection.replace)}
            >
              Stoppa markerade ({selection.rows.length})
            </Button>
          </SelectionRow>
          {report && <FailureReport report={report} onDismiss={dismissReport} />}
          <ul className="flex flex-col gap-3">
            {shown.map((issue) => (
              <Issue key={issue.id} issue={issue} selection={selection} onStop={() => void stop([issue])} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface IssueProps {
  issue: NewsletterIssue;
  selection: Selection<NewsletterIssue>;
  onStop: () => void;
}

function Issue({ issue, selection, onStop }: IssueProps) {
  const { id, subject, status, sendAt, queued, sent, failed } = issue;
  return (
    <li>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-start gap-3">
          {issue.can.stop && (
            <Checkbox
              label={`Markera ${subject}`}
              hideLabel
              checked={selection.ids.has(id)}
              onChange={({ target }) => selection.select([id], target.checked)}
            />
          )}
          <div className="flex min-w-0 flex-col items-start gap-1">
            <Badge tone={issueStatuses[status].tone}>{issueStatuses[status].label}</Badge>
            <h3 className="text-base [overflow-wrap:anywhere]">{subject}</h3>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
              <time dateTime={sendAt}>{formatMinute(sendAt)}</time>
              <span>Skickade: {sent}</span>
              <span>Väntar: {queued}</span>
              <span>Misslyckade: {failed}</span>
            </p>
          </div>
        </div>
        {issue.can.stop && <Button onClick={onStop}>Stoppa utskicket</Button>}
      </Card>
    </li>
  );
}
