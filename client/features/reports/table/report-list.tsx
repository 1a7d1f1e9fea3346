// One page of the report table in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ReportsAddress, reportsSearchOf } from '#shared/features/reports/address.ts';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { STAFF_STALE_MS } from '../../../core/query-client.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../../ui/table/table-states.tsx';
import { changeReports, adjacentReportHrefs, reportsHref } from './report-addresses.ts';

export interface ReportListProps {
  address: ReportsAddress;
  children: (reports: ReportRow[]) => ReactNode;
}

export function ReportList({ address, children }: ReportListProps) {
  const page = useQuery({
    ...useApi().reports.list.queryOptions({ input: reportsSearchOf(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar anmälningar"
      renderFailure={(failure) => <FailedReports address={address} {...failure} />}
    >
      {(data) => (
        <>
          <HitCount
            count={data.reports.length}
            hasMore={data.next !== null}
            empty={<NoReports address={address} />}
          />
          {data.reports.length > 0 && children(data.reports)}
          <Pagination {...adjacentReportHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}

function NoReports({ address }: { address: ReportsAddress }) {
  const { sort: _sort, ...filters } = reportsSearchOf(address);
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <EmptyState
      title={isNarrowed ? 'Inga anmälningar hittades' : 'Inga anmälningar än'}
      action={isNarrowed && <ButtonLink href={reportsHref({})}>Visa alla anmälningar</ButtonLink>}
    >
      {isNarrowed
        ? 'Ingen anmälan passar det du letar efter.'
        : 'När någon rapporterar en annons, en person, ett meddelande, ett omdöme eller något i forumet hamnar det här.'}
    </EmptyState>
  );
}

export function FailedReports({ address, error, ...retry }: TableFailure & { address: ReportsAddress }) {
  return (
    <FailedTable
      title={reportTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={reportsHref(changeReports(address, {}))}
      {...retry}
    />
  );
}
