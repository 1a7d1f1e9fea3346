// The newsletter in the back office.
import { createLazyRoute } from '@tanstack/react-router';
import { ISSUE_WEEKDAY } from '#shared/features/newsletter/rules.ts';
import { NewsletterOfficePanel } from '../../features/newsletter/newsletter-office.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';

export const Route = createLazyRoute('/admin/newsletter')({ component: NewsletterPage });

function NewsletterPage() {
  return (
    <>
      <PageHeading title="Nyhetsbrev">
        Görs varje {ISSUE_WEEKDAY} av veckans artiklar, resultat och trådar. Du har en timme på dig att läsa
        och stoppa det innan det skickas.
      </PageHeading>
      <NewsletterOfficePanel />
    </>
  );
}
