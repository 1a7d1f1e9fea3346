// The issues of the newsletter as a file.
import { chooseIssues } from '#shared/features/newsletter/address.ts';
import { IssueSearch } from '#shared/features/newsletter/contract.ts';
import { issueStatuses } from '#shared/features/newsletter/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { listIssues } from './issue-queries.ts';

export const issueFile = tableFile({
  list: '/admin/newsletter',
  tag: 'newsletter',
  of: ['Issues of the newsletter', 'utskick'],
  search: IssueSearch,
  columns: ['Ämne', 'Status', 'Skickas', 'Skickade', 'Väntar', 'Misslyckade', 'Id'],
  async readPage({ services }, search) {
    const issues = chooseIssues(await listIssues(services.database), search);
    return {
      next: null,
      previous: null,
      rows: issues.map(({ id, subject, status, sendAt, sent, queued, failed }) => [
        subject,
        issueStatuses[status].label,
        formatMinute(sendAt),
        sent,
        queued,
        failed,
        id,
      ]),
    };
  },
});
