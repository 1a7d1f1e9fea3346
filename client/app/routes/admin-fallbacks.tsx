// Shown in the back office while a page loads, when it fails and when it does not exist.
import { type ErrorComponentProps } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { HydrationMark } from '../../ui/layout/hydration-mark.ts';
import { UnexpectedError, useScrollToTop } from '../fallbacks.tsx';

/** Shown while the role is loading. Source: spec 2 §2. */
export function AdminRolePending() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Spinner label="Kontrollerar behörighet …" size={28} />
    </main>
  );
}

/** The text of the public 404 page, inside the back office's frame. Source: spec 1 §2 404. */
export function AdminNotFound() {
  return (
    <>
      <title>Sidan finns inte · Baskettorget</title>
      <EmptyState
        level={1}
        board="404"
        title="Oops! Page not found"
        titleLang="en"
        action={<ButtonLink href={paths.admin}>Till översikten</ButtonLink>}
      >
        Den här sidan finns inte i Admin Panel.
      </EmptyState>
      <HydrationMark />
    </>
  );
}

export function AdminFailedPage({ error }: ErrorComponentProps) {
  return (
    <>
      <UnexpectedError error={error} action={<ButtonLink href={paths.admin}>Till översikten</ButtonLink>} />
      <HydrationMark />
    </>
  );
}

export function AdminPendingPage() {
  useScrollToTop();
  return (
    <Loading label="Laddar sidan">
      <Skeleton className="mb-6 h-10 w-2/3 max-w-96" />
      <Skeleton className="h-72 w-full" />
    </Loading>
  );
}
