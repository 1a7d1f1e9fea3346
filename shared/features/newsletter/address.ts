// Search parameters of the newsletter in the back office.
import { parseTableAddress } from '../../table-address.ts';
import { ISSUE_STATUSES } from './rules.ts';

type IssueStatus = (typeof ISSUE_STATUSES)[number];

export interface NewsletterAddress {
  /** A part of a subject. */
  search?: string;
  /** Only issues in this status. */
  status?: IssueStatus;
  /** The newest first by default. */
  sort?: 'oldest';
}

const statuses = new RegExp(`^(${ISSUE_STATUSES.join('|')})$`);

/** Ignores invalid parameters. */
export function parseNewsletterAddress(params: Readonly<Record<string, unknown>>): NewsletterAddress {
  const { search, status, sort } = params;
  return parseTableAddress({ search, status, sort }, { status: statuses, sort: /^oldest$/ });
}

/** Those of all issues, which are the newest first, that a list shows. */
export function chooseIssues<Issue extends { subject: string; status: IssueStatus }>(
  issues: readonly Issue[],
  { search = '', status, sort }: { [Name in keyof NewsletterAddress]?: NewsletterAddress[Name] | undefined },
): Issue[] {
  const wanted = search.normalize('NFC').toLowerCase();
  const chosen = issues.filter(
    (issue) => (!status || issue.status === status) && issue.subject.toLowerCase().includes(wanted),
  );
  return sort === 'oldest' ? chosen.toReversed() : chosen;
}
