// "Mina beslut": what the signed-in admin has decided or changed, from the audit log.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { usePageRetry } from '../../core/page-retry.ts';
import { auditAddresses } from '../../features/audit/audit-addresses.ts';
import { AuditList, FailedAudit } from '../../features/audit/audit-list.tsx';
import { AuditToolbar } from '../../features/audit/audit-toolbar.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/my-decisions')({
  component: MyDecisionsPage,
  errorComponent: FailedPage,
});

function MyDecisionsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Heading />
      <div className="flex flex-col gap-4">
        <AuditToolbar
          scope="own"
          address={address}
          onChange={(change) =>
            void navigate({
              search: (latest) => auditAddresses.own.change(latest, change),
              resetScroll: false,
            })
          }
        />
        <AuditList scope="own" address={address} />
      </div>
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="Mina beslut">
      Det du har avgjort eller ändrat för andra: annonser, anmälningar, konton, kategorier och sidor.
    </PageHeading>
  );
}

/** Shown when the server could not render the page. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedAudit scope="own" address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
