// The address of the table of reports.
import { parseTableAddress, type TablePlace } from '../../table-address.ts';
import type { Priority, ReportKind, ReportStatus } from './rules.ts';

export interface ReportsAddress extends TablePlace {
  /** A piece of a name, an e-mail address or the explanation, or the beginning of the number. */
  search?: string;
  /** `appealed`: those with an appeal that waits. */
  status?: ReportStatus | 'appealed';
  priority?: Priority;
  kind?: ReportKind;
  /** The report that is open. */
  report?: string;
}

export function parseReportsAddress(params: Readonly<Record<string, unknown>>): ReportsAddress {
  return parseTableAddress(params, {
    status: /^(pending|investigating|resolved|dismissed|appealed)$/,
    priority: /^(high|medium|low)$/,
    kind: /^(ad|person|message|review)$/,
    report: /^[0-9a-f-]{36}$/,
  });
}

/** The part of an address that is asked of the API. */
export function reportsSearchOf(address: ReportsAddress): Omit<ReportsAddress, 'page' | 'report'> {
  const { page: _page, report: _report, ...search } = parseReportsAddress({ ...address });
  return search;
}
