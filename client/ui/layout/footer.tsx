// The footer: dark in both themes, with half a centre circle.
import type { ReactNode } from 'react';
import { Anchor } from '../button/anchor.tsx';
import { Wordmark } from './logo.tsx';

export type FooterGroup = { label: string; links: ReadonlyArray<{ href: string; label: string }> };

export type FooterProps = { groups: ReadonlyArray<FooterGroup>; children?: ReactNode };

/** `children` is the small print: the company and the year. */
export function Footer({ groups, children }: FooterProps) {
  return (
    <footer className="hall relative isolate mt-16 overflow-hidden">
      <CentreLine />
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-8 px-4 pt-14 pb-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="sm:col-span-full lg:col-span-1">
          <Wordmark className="flex max-md:text-[min(1.96rem,11vw)]" />
          <div className="mt-3 max-w-[40ch] text-sm text-muted">{children}</div>
        </div>
        {groups.map((group) => (
          <FooterLinks key={group.label} group={group} />
        ))}
      </div>
    </footer>
  );
}

function FooterLinks({ group }: { group: FooterGroup }) {
  return (
    <nav aria-label={group.label}>
      <p className="font-display text-sm font-bold">{group.label}</p>
      <ul className="mt-1">
        {group.links.map((link) => (
          <li key={link.href}>
            <Anchor
              href={link.href}
              className="inline-flex min-h-9 items-center touch:min-h-11 text-muted hover:text-ink hover:underline"
            >
              {link.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CentreLine() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1500 200"
      fill="none"
      stroke="currentColor"
      className="pointer-events-none absolute top-0 left-1/2 -z-1 w-375 max-w-none -translate-x-1/2 text-ink/15"
    >
      <path d="M0 1h1500M570 1a180 180 0 0 0 360 0" strokeWidth="2" />
    </svg>
  );
}
