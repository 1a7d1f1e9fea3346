// Search parameters of the report table.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';
import type { Priority, ReportKind, ReportStatus } from './rules.ts';

export interface ReportsAddress extends TablePageParams {
  /** A substring of a name, an e-mail address or the explanation, or a prefix of the number. */
  search?: string;
  /** `appealed`: reports with a pending appeal. */
  status?: ReportStatus | 'appealed';
  priority?: Priority;
  kind?: ReportKind;
  /** By time; otherwise open reports first, by priority and age. */
  sort?: 'newest' | 'oldest';
  /** The open report. */
  report?: string;
}

export function parseReportsAddress(params: Readonly<Record<string, unknown>>): ReportsAddress {
  return parseTableAddress(params, {
    status: /^(pending|investigating|resolved|dismissed|appealed)$/,
    priority: /^(high|medium|low)$/,
    kind: /^(ad|person|message|review|forum_post|forum_comment)$/,
    sort: /^(newest|oldest)$/,
    report: /^[0-9a-f-]{36}$/,
  });
}

/** The parameters that the API takes. */
export function reportsSearchOf(address: ReportsAddress): Omit<ReportsAddress, 'page' | 'report'> {
  const { page: _page, report: _report, ...search } = parseReportsAddress({ ...address });
  return search;
}
