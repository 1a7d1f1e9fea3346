// The texts of static pages, for superadmins: one page at a time.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { parseStaticPageAddress } from '#shared/features/static-pages/address.ts';
import { STATIC_PAGE_NAMES, STATIC_PAGES, type StaticPageName } from '#shared/features/static-pages/pages.ts';
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { stringifySearch } from '../../core/search-params.ts';
import { StaticPageEditor } from '../../features/static-pages/editing/static-page-editor.tsx';
import type { StaticPart } from '../../features/static-pages/static-parts.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { aboutParts } from '../info/about-parts.tsx';
import { accessibilityParts } from '../info/accessibility-parts.tsx';
import { cookiesParts } from '../info/cookies-parts.tsx';
import { contactParts, faqParts, supportParts } from '../info/help-parts.tsx';
import { privacyParts } from '../info/privacy-parts.tsx';
import { termsParts } from '../info/terms-parts.tsx';

export const Route = createLazyRoute('/admin/static-pages')({
  component: StaticPagesPage,
  errorComponent: FailedStaticPages,
});

const partsOf: Record<StaticPageName, Readonly<Record<string, StaticPart>>> = {
  about: aboutParts,
  privacy: privacyParts,
  terms: termsParts,
  cookies: cookiesParts,
  accessibility: accessibilityParts,
  faq: faqParts,
  support: supportParts,
  contact: contactParts,
};

function StaticPagesPage() {
  const page = usePageName();
  const input = { page };
  const { data, error, isFetching, refetch } = useQuery(useApi().staticPages.edit.queryOptions({ input }));
  return (
    <>
      <Heading page={page} />
      <nav aria-label="Sidor" className="mb-6 flex flex-wrap gap-2">
        {STATIC_PAGE_NAMES.map((name) => (
          <Anchor
            key={name}
            href={paths.adminStaticPages + stringifySearch({ page: name })}
            aria-current={name === page ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-md border border-line px-4 font-semibold hover:bg-sunken aria-[current=page]:border-pine aria-[current=page]:bg-pine-soft aria-[current=page]:text-pine"
          >
            {STATIC_PAGES[name].title}
          </Anchor>
        ))}
      </nav>
      {!data && !error && (
        <Loading label="Laddar texterna" className="flex flex-col gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </Loading>
      )}
      {!data && error && (
        <FailedState
          title={staticPageTexts.loadFailed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorMessageOf(error)}
        </FailedState>
      )}
      {data && <StaticPageEditor key={page} page={page} stored={data} parts={partsOf[page]} />}
    </>
  );
}

/** The router merges invalid search parameters into `search`; they mean the first page. */
function usePageName(): StaticPageName {
  return parseStaticPageAddress({ ...Route.useSearch() }).page ?? 'about';
}

function Heading({ page }: { page: StaticPageName }) {
  return (
    <PageHeading
      title="Sidornas texter"
      actions={<ButtonLink href={STATIC_PAGES[page].path}>Visa {STATIC_PAGES[page].title}</ButtonLink>}
    >
      En ändring gäller genast och står i sidans historik. Listor över cookies, mottagare och tider följer
      koden och går inte att ändra.
    </PageHeading>
  );
}

/** Shown when the server could not render the texts. */
function FailedStaticPages({ error, reset }: ErrorComponentProps) {
  const page = usePageName();
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading page={page} />
      <FailedState title={staticPageTexts.loadFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
