// Shown while a page loads, when it fails and when it does not exist.
import { type ErrorComponentProps, useHydrated, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { refusals } from '#shared/errors.ts';
import { paths, problemPath } from '#shared/paths.ts';
import { errorMessageOf, isNetworkFailure, isRefusal, isScriptFailure } from '../core/failure.ts';
import { reloadIfServerAnswers, reloadPage } from '../core/reload-page.ts';
import { Anchor } from '../ui/button/anchor.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';

/** The specification requires the English sentence; the Swedish one is ours. Source: spec 1 §2 404. */
export function NotFoundPage() {
  return (
    <Page>
      <title>Sidan finns inte · Baskettorget</title>
      <EmptyState
        level={1}
        board="404"
        title="Oops! Page not found"
        titleLang="en"
        action={
          <ButtonLink href={paths.home} variant="primary">
            Till startsidan
          </ButtonLink>
        }
      >
        Bollen gick utanför linjen: sidan finns inte, eller så har den flyttat.
      </EmptyState>
    </Page>
  );
}

export function FailedPage({ error }: ErrorComponentProps) {
  const { pathname } = useLocation();
  return (
    <Page>
      <title>Något gick fel · Baskettorget</title>
      <UnexpectedError error={error} action={<ButtonLink href={paths.home}>Till startsidan</ButtonLink>} />
      <p className="mt-6 text-center">
        <Anchor href={problemPath(pathname)} className="underline">
          Rapportera problemet
        </Anchor>
      </p>
    </Page>
  );
}

/** The specification requires the English heading; the Swedish sentence is ours. Source: spec 2 §9 Router default error screen. */
export function UnexpectedError({ error, action }: { error: unknown; action: ReactNode }) {
  // A serialised error loses its class; server and browser must render the same text until hydration.
  const isHydrated = useHydrated();
  const { status, message } = refusals.INTERNAL_SERVER_ERROR;
  const shown = isHydrated && isRefusal(error) ? error.status : status;
  // The application has no error, and the server has answered with none, when a file or an answer did not arrive.
  const isOfNetwork = isHydrated && (isScriptFailure(error) || isNetworkFailure(error));
  useEffect(() => {
    if (!isOfNetwork) return;
    const onOnline = () => void reloadIfServerAnswers();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isOfNetwork]);
  const title = isOfNetwork
    ? { title: 'Sidan kunde inte hämtas' }
    : { title: 'Unexpected Application Error!', titleLang: 'en' };
  return (
    <FailedState level={1} {...title} onRetry={reloadPage} action={action}>
      <p>{isHydrated ? errorMessageOf(error) : message}</p>
      {!isOfNetwork && <p className="mt-1 text-sm text-muted">Felkod {shown}</p>}
    </FailedState>
  );
}

export function PendingPage() {
  useScrollToTop();
  return (
    <Page>
      <Loading label="Laddar sidan">
        <Skeleton className="mb-6 h-10 w-2/3 max-w-96" />
        <Skeleton className="mb-3 h-5 w-full max-w-160" />
        <Skeleton className="mb-10 h-5 w-1/2 max-w-120" />
        <Skeleton className="h-72 w-full" />
      </Loading>
    </Page>
  );
}

/** The router scrolls when the page is loaded; until then, a link in the footer would leave the footer on the screen. */
export function useScrollToTop(): void {
  useLayoutEffect(() => {
    // Some browsers return a promise, which must not become the cleanup of the effect.
    window.scrollTo(0, 0);
  }, []);
}
