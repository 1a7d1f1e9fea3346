// The outbox: what the site has mailed, and how that went. For superadmins.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { paths } from '#shared/paths.ts';
import { neighbourPages } from '../../core/neighbour-pages.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { stringifySearch } from '../../core/search-params.ts';
import type { MailDialogProps } from '../../features/mails/mail-dialog.tsx';
import { FailedMails, MailList } from '../../features/mails/mail-list.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { tellMissing } from '../../ui/tell-missing.ts';

export const Route = createLazyRoute('/admin/mail')({ component: MailPage, errorComponent: FailedMailPage });

function MailPage() {
  const address = Route.useSearch();
  const { open, dialog } = useMailDialog();
  return (
    <>
      <Heading />
      <MailList
        address={address}
        neighboursOf={(places) =>
          neighbourPages(address.page, places, (place) => paths.adminMail + stringifySearch({ ...place }))
        }
        onRead={open}
      />
      {dialog}
    </>
  );
}

/** The dialog is fetched with the first mail that is read. */
function useMailDialog() {
  const [view, setView] = useState<{ Dialog: ComponentType<MailDialogProps> }>();
  const [read, setRead] = useState<{ mail: ListedMail; isOpen: boolean }>();
  async function open(mail: ListedMail): Promise<void> {
    try {
      const { MailDialog } = await import('../../features/mails/mail-dialog.tsx');
      setView({ Dialog: MailDialog });
      setRead({ mail, isOpen: true });
    } catch {
      tellMissing();
    }
  }
  const dialog = view && read && (
    <view.Dialog
      key={read.mail.id}
      mail={read.mail}
      isOpen={read.isOpen}
      onClose={() => setRead({ ...read, isOpen: false })}
    />
  );
  return { open: (mail: ListedMail) => void open(mail), dialog };
}

function Heading() {
  return (
    <PageHeading title="E-post">
      Det som webbplatsen har mejlat de senaste 90 dagarna. Innehållet kan bara läsas när det saknas en
      e-postserver.
    </PageHeading>
  );
}

/** When the server could not make the list. */
function FailedMailPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedMails error={error} isRetrying={false} onRetry={retry} />
    </>
  );
}
