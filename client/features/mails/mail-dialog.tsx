// Shows a mail that could not be sent without a mail server; loaded on demand.
import { useQuery } from '@tanstack/react-query';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { mailTexts } from '#shared/features/mails/texts.ts';
import { formatDateTime } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export interface MailDialogProps {
  mail: ListedMail;
  onClose: () => void;
}

export function MailDialog({ mail, onClose }: MailDialogProps) {
  // Not cached after the dialog closes: its links give access to anyone who reads them.
  const mailQuery = useApi().mails.read.queryOptions({ input: { id: mail.id }, gcTime: 0 });
  const { data, error, isFetching, refetch } = useQuery(mailQuery);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={mail.subject}
      description={`Till ${mail.recipient}, ${formatDateTime(mail.createdAt)}`}
      footer={<Button onClick={onClose}>Stäng</Button>}
    >
      {data && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{data.text}</p>}
      {!data && error && (
        <FailedState
          title={mailTexts.readFailed}
          level={3}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      )}
      {!data && !error && (
        <Loading label="Hämtar mejlet">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  );
}
