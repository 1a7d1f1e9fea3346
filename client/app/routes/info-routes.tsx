// Routes of help, policies and the about page.
import { createRoute } from '@tanstack/react-router';
import { parseFaqAddress } from '#shared/features/static-pages/address.ts';
import type { StaticPageName } from '#shared/features/static-pages/pages.ts';
import { contactMessagePath, paths } from '#shared/paths.ts';
import { pageHead } from '../../core/page-head.ts';
import { loadStaticPage } from '../../features/static-pages/use-static-page.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from '../router-context.ts';

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.about,
  ...staticPage('about', {
    title: 'Om oss',
    description:
      import.meta.env.SSR && 'Vad Baskettorget vill vara för svensk basket, och hur långt vi har kommit.',
    path: paths.about,
  }),
}).lazy(() => import('../../pages/info/about.tsx').then((page) => page.Route));

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.privacy,
  ...staticPage('privacy', {
    title: 'Integritetspolicy',
    description:
      import.meta.env.SSR &&
      'Vilka uppgifter Baskettorget sparar om dig, varför, hur länge och vad du kan göra åt det.',
    path: paths.privacy,
  }),
}).lazy(() => import('../../pages/info/privacy.tsx').then((page) => page.Route));

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.terms,
  ...staticPage('terms', {
    title: 'Användarvillkor',
    description:
      import.meta.env.SSR &&
      'Spelreglerna på Baskettorget: konto, annonser, köp och vad som händer när något bryter mot dem.',
    path: paths.terms,
  }),
}).lazy(() => import('../../pages/info/terms.tsx').then((page) => page.Route));

const cookiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.cookies,
  ...staticPage('cookies', {
    title: 'Cookies',
    description: import.meta.env.SSR && 'Vad Baskettorget sparar i din webbläsare, och hur du tar bort det.',
    path: paths.cookies,
  }),
}).lazy(() => import('../../pages/info/cookies.tsx').then((page) => page.Route));

const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.accessibility,
  ...staticPage('accessibility', {
    title: 'Tillgänglighet',
    description:
      import.meta.env.SSR &&
      'Hur tillgängligt Baskettorget är, vad som brister och hur du berättar om ett hinder.',
    path: paths.accessibility,
  }),
}).lazy(() => import('../../pages/info/accessibility.tsx').then((page) => page.Route));

const faqRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.faq,
  validateSearch: parseFaqAddress,
  ...staticPage('faq', {
    title: 'Vanliga frågor',
    description:
      import.meta.env.SSR &&
      'Svar om konton, annonser, bilder, forum, föreningar och teknik på Baskettorget.',
    path: paths.faq,
  }),
}).lazy(() => import('../../pages/info/faq.tsx').then((page) => page.Route));

/** The page on which a problem occurred, for the form. */
function parseSupport({ problem }: Readonly<Record<string, unknown>>): { problem?: string } {
  return typeof problem === 'string' && /^\/(?!\/).{0,499}$/.test(problem) ? { problem } : {};
}

const supportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.support,
  validateSearch: parseSupport,
  ...staticPage('support', {
    title: 'Support & Hjälp',
    description: import.meta.env.SSR && 'Snabba råd när något inte fungerar, och hur du når oss.',
    path: paths.support,
  }),
}).lazy(() => import('../../pages/info/support.tsx').then((page) => page.Route));

/** The club whose data is to be corrected. */
function parseContact({ club }: Readonly<Record<string, unknown>>): { club?: string } {
  return typeof club === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(club) ? { club } : {};
}

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.contact,
  validateSearch: parseContact,
  ...staticPage('contact', {
    title: 'Kontakt',
    description: import.meta.env.SSR && 'Så når du oss som driver Baskettorget, och när du får svar.',
    path: paths.contact,
  }),
}).lazy(() => import('../../pages/info/contact.tsx').then((page) => page.Route));

/** The key of a mailed link. */
function parseContactMessage({ key }: Readonly<Record<string, unknown>>): { key?: string } {
  return typeof key === 'string' && key.length <= 100 ? { key } : {};
}

const contactMessageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.contact}/$id`,
  validateSearch: parseContactMessage,
  staticData: { hasSecretAddress: true },
  loader: ({ context: { publicUrl } }) => ({ publicUrl }),
  // The address contains the key, so it is not indexed either.
  head: ({ loaderData, params: { id } }) =>
    pageHead({
      title: 'Ditt meddelande',
      description: false,
      path: contactMessagePath(id),
      publicUrl: loaderData?.publicUrl ?? '',
      isUnlisted: true,
    }),
}).lazy(() => import('../../pages/contact-message.tsx').then((page) => page.Route));

export const routes = [
  aboutRoute,
  privacyRoute,
  termsRoute,
  cookiesRoute,
  accessibilityRoute,
  faqRoute,
  supportRoute,
  contactRoute,
  contactMessageRoute,
] as const;

interface InfoPage {
  title: string;
  description: string | false;
  path: string;
}

/** A page whose texts superadmins change. */
function staticPage(name: StaticPageName, page: InfoPage) {
  return {
    ...infoPage(page),
    staticData: { topics: () => ['static-pages'] },
    async loader({ context }: { context: RouterContext }) {
      await loadStaticPage(context, name);
      return { publicUrl: context.publicUrl };
    },
  };
}

function infoPage(page: InfoPage) {
  return {
    staticData: { topics: () => [] },
    loader: ({ context: { publicUrl } }: { context: RouterContext }) => ({ publicUrl }),
    head: ({ loaderData }: { loaderData?: { publicUrl: string } }) =>
      pageHead({ ...page, publicUrl: loaderData?.publicUrl ?? '' }),
  };
}
