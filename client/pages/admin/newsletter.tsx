// The newsletter in the back office.
import { createLazyRoute } from '@tanstack/react-router';
import { parseNewsletterAddress } from '#shared/features/newsletter/address.ts';
import { ISSUE_WEEKDAY } from '#shared/features/newsletter/rules.ts';
import { NewsletterOfficePanel } from '../../features/newsletter/newsletter-office.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/newsletter')({ component: NewsletterPage });

function NewsletterPage() {
  // The router merges unknown search parameters into `search`.
  const address = parseNewsletterAddress({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHeading title="Nyhetsbrev">
        Görs varje {ISSUE_WEEKDAY} av veckans artiklar, resultat och trådar. Du har en timme på dig att läsa
        och stoppa det innan det skickas.
      </PageHeading>
      <NewsletterOfficePanel
        address={address}
        onFilter={(search) => void navigate({ search, resetScroll: false })}
      />
    </>
  );
}
