// Target of the link that starts a subscription to the newsletter; a press starts it, since mail programs open links.
import { createLazyRoute } from '@tanstack/react-router';
import { newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { useApi } from '../../core/api.ts';
import { NewsletterLinkPage } from './newsletter-link.tsx';

export const Route = createLazyRoute('/newsletter/confirm')({ component: ConfirmNewsletterPage });

function ConfirmNewsletterPage() {
  const { newsletter } = useApi();
  return (
    <NewsletterLinkPage
      title="Börja prenumerera?"
      text="Du får veckans nyheter, resultat och samtal ungefär en gång i veckan."
      button="Ja, börja prenumerera"
      done={newsletterTexts.confirmed}
      doneText="Du kan säga upp brevet när som helst med länken längst ned i det."
      failed={newsletterTexts.subscribeFailed}
      act={(token) => newsletter.confirm.call({ token })}
    />
  );
}
