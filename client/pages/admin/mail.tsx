// The outbox: mails sent by the site and their status. For superadmins.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { MAIL_DAYS } from '#shared/privacy/retention-times.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { changeMails } from '../../features/mails/mail-addresses.ts';
import { FailedMails, MailList } from '../../features/mails/mail-list.tsx';
import { MailToolbar } from '../../features/mails/mail-toolbar.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/mail')({ component: MailPage, errorComponent: FailedMailPage });

const loadMailDialog = async () => (await import('../../features/mails/mail-dialog.tsx')).MailDialog;

function MailPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const [mail, setMail] = useState<ListedMail>();
  return (
    <>
      <Heading />
      <div className="flex flex-col gap-4">
        <MailToolbar
          address={address}
          onChange={(change) =>
            void navigate({ search: (latest) => changeMails(latest, change), resetScroll: false })
          }
        />
        <MailList address={address} onRead={setMail} />
      </div>
      {mail && (
        <LazyDialog key={mail.id} load={loadMailDialog} props={{ mail, onClose: () => setMail(undefined) }} />
      )}
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="E-post">
      Det som webbplatsen har mejlat de senaste {MAIL_DAYS} dagarna. Innehållet kan bara läsas när det saknas
      en e-postserver.
    </PageHeading>
  );
}

/** Shown when the server could not render the list. */
function FailedMailPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedMails address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
