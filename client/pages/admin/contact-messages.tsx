// Messages to the operator: filters and cards. Source: spec 2 §2 Contact messages.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import type { ContactAddress } from '#shared/features/contact/address.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { changeContact } from '../../features/contact/staff/contact-addresses.ts';
import { ContactList, FailedContactList } from '../../features/contact/staff/contact-list.tsx';
import { ContactToolbar } from '../../features/contact/staff/contact-toolbar.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/contact-messages')({
  component: ContactMessagesPage,
  errorComponent: FailedContactMessages,
});

function ContactMessagesPage() {
  const address: ContactAddress = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Heading />
      <div className="flex flex-col gap-4">
        <ContactToolbar
          address={address}
          onChange={(change) =>
            void navigate({ search: (latest) => changeContact(latest, change), resetScroll: false })
          }
        />
        <ContactList address={address} />
      </div>
    </>
  );
}

function Heading() {
  return (
    <PageHeading title="Kontaktmeddelanden">
      Svaren mejlas och sparas här. Ett meddelande tas bort tolv månader efter att det har hanterats.
    </PageHeading>
  );
}

/** Shown when the server could not render the list. */
function FailedContactMessages({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedContactList address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}
