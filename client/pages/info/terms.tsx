// The terms of use. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { termsParts } from './terms-parts.tsx';

export const Route = createLazyRoute('/terms')({ component: TermsPage });

function TermsPage() {
  return <Article page="terms" parts={termsParts} />;
}
