// The layout of a page: the main column, its heading, its sections, and a column for filters.
import type { ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Anchor } from '../button/anchor.tsx';
import { classNames } from '../class-names.ts';
import { HalfCourt } from './court.tsx';
import { HydrationMark } from './hydration-mark.ts';
import { contentId } from './skip-link.tsx';

/** The main element. `reading` is a narrow column of text; `full` leaves the width to the content. */
export function Page({
  width = 'wide',
  children,
}: {
  width?: 'wide' | 'reading' | 'full';
  children: ReactNode;
}) {
  const column = {
    wide: 'max-w-7xl px-4 py-6 sm:px-6 sm:py-8',
    reading: 'max-w-3xl px-4 py-6 sm:px-6 sm:py-8',
    full: '',
  };
  return (
    <main id={contentId} tabIndex={-1} className={classNames('mx-auto w-full outline-none', column[width])}>
      {children}
      <HydrationMark />
    </main>
  );
}

/** The page's only h1, a line of text below it, and the page's actions. */
export function PageHeading({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1>{title}</h1>
        {children && <div className="mt-2 max-w-[60ch] text-muted">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      <HydrationMark />
    </div>
  );
}

/** A section with its own heading and, to the right, a link to more of the same. */
export function Section({
  title,
  more,
  className,
  children,
}: {
  title: string;
  more?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={classNames('mt-12 first:mt-0 print:mt-7', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** Filters to the left from 1024 px, above the content on smaller screens. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
      <aside className="min-w-0 self-start lg:sticky lg:top-24">{aside}</aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A link to the parent page: `<BackLink href="/marketplace">Marknadsplats</BackLink>`. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor
      href={href}
      className="mb-3 inline-flex min-h-9 touch:min-h-11 items-center gap-1.5 font-semibold text-pine hover:underline"
    >
      <ArrowLeft size={18} />
      {children}
    </Anchor>
  );
}

/** The band at the top of a page: a dark floor with the lines of half a court. */
export function CourtBand({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className="hall floodlit relative isolate overflow-hidden">
      <HalfCourt className="absolute -top-10 left-[38%] -z-1 w-260 max-w-none text-ink/45 sm:left-1/2 lg:top-0 print:hidden" />
      <div className={classNames('mx-auto max-w-7xl px-4 py-12 sm:px-6 sm:py-20 print:py-0', className)}>
        {children}
      </div>
    </div>
  );
}
