// Routes of links in mails. The token is read in the browser only: the server-rendered page does not contain it.
import { createRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { pageHead } from '../../core/page-head.ts';
import { rootRoute } from './root-route.tsx';

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmEmail,
  ...secretPage('Bekräfta e-post', paths.confirmEmail),
}).lazy(() => import('../../pages/confirm-email.tsx').then((page) => page.Route));

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  ...secretPage('Nytt lösenord', paths.resetPassword),
}).lazy(() => import('../../pages/reset-password.tsx').then((page) => page.Route));

const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.unsubscribe,
  ...secretPage('Färre mejl', paths.unsubscribe),
}).lazy(() => import('../../pages/unsubscribe.tsx').then((page) => page.Route));

const confirmNewsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmNewsletter,
  ...secretPage('Nyhetsbrev', paths.confirmNewsletter),
}).lazy(() => import('../../pages/newsletter/confirm-newsletter.tsx').then((page) => page.Route));

const endNewsletterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.endNewsletter,
  ...secretPage('Säg upp nyhetsbrevet', paths.endNewsletter),
}).lazy(() => import('../../pages/newsletter/end-newsletter.tsx').then((page) => page.Route));

const renewAdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.renewAd,
  ...secretPage('Förnya annonsen', paths.renewAd),
}).lazy(() => import('../../pages/renew-ad.tsx').then((page) => page.Route));

export const routes = [
  confirmEmailRoute,
  resetPasswordRoute,
  unsubscribeRoute,
  confirmNewsletterRoute,
  endNewsletterRoute,
  renewAdRoute,
] as const;

function secretPage(title: string, path: string) {
  return {
    staticData: { hasSecretAddress: true },
    head: () => pageHead({ title, description: title, path, publicUrl: '', isUnlisted: true }),
  };
}
