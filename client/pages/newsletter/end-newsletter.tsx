// Target of the link in each newsletter that ends the subscription.
import { createLazyRoute } from '@tanstack/react-router';
import { newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { useApi } from '../../core/api.ts';
import { NewsletterLinkPage } from './newsletter-link.tsx';

export const Route = createLazyRoute('/newsletter/unsubscribe')({ component: EndNewsletterPage });

function EndNewsletterPage() {
  const { newsletter } = useApi();
  return (
    <NewsletterLinkPage
      title="Säga upp nyhetsbrevet?"
      text="Din adress tas bort ur registret direkt. Andra mejl från oss påverkas inte."
      button="Säg upp nyhetsbrevet"
      done={newsletterTexts.unsubscribed}
      doneText="Din adress är borttagen."
      failed={newsletterTexts.unsubscribeFailed}
      act={(token) => newsletter.unsubscribe.call({ token })}
    />
  );
}
