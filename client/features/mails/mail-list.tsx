// One page of the outbox in all its states.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { type MailsAddress, mailsSearchOf } from '#shared/features/mails/address.ts';
import { mailTexts } from '#shared/features/mails/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { STAFF_STALE_MS } from '../../core/query-client.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureReport } from '../../ui/feedback/failure-report.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { SelectionRow } from '../../ui/table/selection-row.tsx';
import { FailedTable, type TableFailure, TableStates } from '../../ui/table/table-states.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';
import { adjacentMailHrefs, changeMails, mailsHref } from './mail-addresses.ts';
import { MailTable } from './mail-table.tsx';
import { useResend } from './use-resend.ts';

export interface MailListProps {
  address: MailsAddress;
  onRead: (mail: ListedMail) => void;
}

export function MailList({ address, onRead }: MailListProps) {
  const { resend, isSending, report, dismissReport } = useResend();
  const page = useQuery({
    ...useApi().mails.list.queryOptions({ input: mailsSearchOf(address) }),
    staleTime: STAFF_STALE_MS,
    placeholderData: keepPreviousData,
  });
  const failedMails = (page.data?.mails ?? []).filter(({ can }) => can.resend);
  const selection = useSelection(failedMails);
  return (
    <TableStates
      query={page}
      loadingLabel="Laddar e-post"
      renderFailure={(failure) => <FailedMails address={address} {...failure} />}
    >
      {(data) => (
        <>
          <HitCount
            count={data.mails.length}
            hasMore={data.next !== null}
            empty={<NoMails address={address} />}
          />
          <SelectionRow page={failedMails} selection={selection} isBusy={isSending}>
            <Button
              size="sm"
              busy={isSending}
              onClick={() => void resend(selection.rows).then(selection.replace)}
            >
              Skicka igen ({selection.rows.length})
            </Button>
          </SelectionRow>
          {report && <FailureReport report={report} onDismiss={dismissReport} />}
          {data.mails.length > 0 && (
            <MailTable
              mails={data.mails}
              selection={selection}
              onRead={onRead}
              onResend={(mail) => void resend([mail])}
            />
          )}
          <Pagination {...adjacentMailHrefs(address, data)} />
        </>
      )}
    </TableStates>
  );
}

function NoMails({ address: { search, status } }: { address: MailsAddress }) {
  if (!search && !status)
    return (
      <EmptyState
        title="Ingen e-post än"
        action={<ButtonLink href={paths.admin}>Till översikten</ButtonLink>}
      >
        Här syns mejlen när någon skapar ett konto, glömmer sitt lösenord eller loggar in på en ny enhet.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Inga sådana mejl"
      action={<ButtonLink href={mailsHref({})}>Visa all e-post</ButtonLink>}
    >
      {search && `Ingen mottagare och inget ämne passar ”${search}”.`}
    </EmptyState>
  );
}

export function FailedMails({ address, error, ...retry }: TableFailure & Pick<MailListProps, 'address'>) {
  return (
    <FailedTable
      title={mailTexts.listFailed}
      sentence={errorMessageOf(error)}
      address={address}
      startHref={mailsHref(changeMails(address, {}))}
      {...retry}
    />
  );
}
