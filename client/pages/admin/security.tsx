// "Säkerhet": security events, such as sign-ins and violations of the content policy.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { usePageRetry } from '../../core/page-retry.ts';
import { EventList, FailedEvents } from '../../features/security/event-list.tsx';
import { EventToolbar } from '../../features/security/event-toolbar.tsx';
import { changeSecurity } from '../../features/security/security-addresses.ts';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/security')({
  component: SecurityPage,
  errorComponent: FailedPage,
});

function SecurityPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Heading />
      <div className="flex flex-col gap-4">
        <EventToolbar
          address={address}
          onChange={(change) =>
            void navigate({ search: (latest) => changeSecurity(latest, change), resetScroll: false })
          }
        />
        <EventList address={address} />
      </div>
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="Säkerhet">
      Inloggningar, och det som webbläsare har stoppat och rapporterat. Vad en webbläsare säger om sig själv
      kan vara påhittat.
    </PageHeading>
  );
}

/** Shown when the server could not render the page. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedEvents address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
