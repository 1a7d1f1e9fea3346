// The cookie policy. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import { Article } from './article.tsx';
import { cookiesParts } from './cookies-parts.tsx';

export const Route = createLazyRoute('/cookies')({ component: CookiesPage });

function CookiesPage() {
  return <Article page="cookies" parts={cookiesParts} />;
}
