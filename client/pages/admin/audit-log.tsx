// "Händelselogg": the audit log, for superadmins.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { usePageRetry } from '../../core/page-retry.ts';
import { auditAddresses } from '../../features/audit/audit-addresses.ts';
import { AuditList, FailedAudit } from '../../features/audit/audit-list.tsx';
import { AuditToolbar } from '../../features/audit/audit-toolbar.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/audit-log')({
  component: AuditLogPage,
  errorComponent: FailedPage,
});

function AuditLogPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Heading />
      <div className="flex flex-col gap-4">
        <AuditToolbar
          scope="all"
          address={address}
          onChange={(change) =>
            void navigate({
              search: (latest) => auditAddresses.all.change(latest, change),
              resetScroll: false,
            })
          }
        />
        <AuditList scope="all" address={address} />
      </div>
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="Händelselogg">
      Vad personalen har gjort med konton, annonser, kategorier och sidor. Raderna kan inte ändras eller tas
      bort.
    </PageHeading>
  );
}

/** Shown when the server could not render the page. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedAudit scope="all" address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
