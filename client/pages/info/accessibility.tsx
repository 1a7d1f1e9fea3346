// How accessible the site is. Source: the aim of WCAG 2.2 AA (tillgänglighetslagen).
import { createLazyRoute } from '@tanstack/react-router';
import { accessibilityParts } from './accessibility-parts.tsx';
import { Article } from './article.tsx';

export const Route = createLazyRoute('/accessibility')({ component: AccessibilityPage });

function AccessibilityPage() {
  return <Article page="accessibility" parts={accessibilityParts} />;
}
