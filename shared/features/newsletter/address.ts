// Search parameters of the newsletter in the back office.
import { parseTableAddress } from '../../table-address.ts';
import { ISSUE_STATUSES } from './rules.ts';

type IssueStatus = (typeof ISSUE_STATUSES)[number];

export interface NewsletterAddress {
  /** Only issues in this status. */
  status?: IssueStatus;
  /** The newest first by default. */
  sort?: 'oldest';
}

const statuses = new RegExp(`^(${ISSUE_STATUSES.join('|')})$`);

/** Ignores invalid parameters. */
export function parseNewsletterAddress(params: Readonly<Record<string, unknown>>): NewsletterAddress {
  const { status, sort } = params;
  return parseTableAddress({ status, sort }, { status: statuses, sort: /^oldest$/ });
}

/** Those of all issues, which are the newest first, that a list shows. */
export function chooseIssues<Issue extends { status: IssueStatus }>(
  issues: readonly Issue[],
  { status, sort }: { [Name in keyof NewsletterAddress]?: NewsletterAddress[Name] | undefined },
): Issue[] {
  const chosen = issues.filter((issue) => !status || issue.status === status);
  return sort === 'oldest' ? chosen.toReversed() : chosen;
}
