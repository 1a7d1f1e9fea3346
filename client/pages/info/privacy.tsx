// The privacy policy. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { privacyParts } from './privacy-parts.tsx';

export const Route = createLazyRoute('/privacy')({ component: PrivacyPage });

function PrivacyPage() {
  return <Article page="privacy" parts={privacyParts} />;
}
