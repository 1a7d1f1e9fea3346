// The bar at the top: dark in both themes, with the name, the sections and the sign-in button.
import type { ReactNode } from 'react';
import { Anchor } from '../button/anchor.tsx';
import { classNames } from '../class-names.ts';
import { LogoMark, Wordmark } from './logo.tsx';

export type NavLink = {
  href: string;
  label: string;
  /** The page itself, or a page inside this section. */
  current?: 'page' | 'true' | undefined;
};

export type TopBarProps = {
  links: ReadonlyArray<NavLink>;
  /** To the right: the main action, sign in or the avatar menu. */
  children: ReactNode;
};

/**
 * One row from 1280 px, with a sixth link, for staff, from 1360 px; two rows on tablets; on phones the sections are in
 * BottomNav.
 */
export function TopBar({ links, children }: TopBarProps) {
  const isLong = links.length > 5;
  return (
    <header
      data-long={isLong ? '' : undefined}
      className="hall no-print border-b border-line tall:md:sticky tall:md:top-0 tall:md:z-40"
    >
      <div
        className={classNames(
          'mx-auto flex flex-wrap items-center gap-x-3 px-4 sm:px-6',
          isLong ? 'max-w-[85rem]' : 'max-w-7xl',
        )}
      >
        <div>
          <Anchor
            href="/"
            aria-label="Baskettorget, till startsidan"
            className="flex h-14 items-center rounded-sm md:h-16"
          >
            <Wordmark className="hidden max-md:text-[min(1.68rem,7.5vw)] min-[22.5rem]:flex" />
            <LogoMark className="size-8 min-[22.5rem]:hidden" />
          </Anchor>
        </div>
        <nav
          aria-label="Huvudmeny"
          className={classNames(
            'order-last -mx-2 hidden w-full overflow-x-auto md:block lg:-mx-3',
            isLong
              ? 'min-[85rem]:order-none min-[85rem]:mx-0 min-[85rem]:w-auto'
              : 'xl:order-none xl:mx-0 xl:w-auto',
          )}
        >
          <ul className="flex">
            {links.map((link) => (
              <BarLink key={link.href} link={link} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">{children}</div>
      </div>
    </header>
  );
}

function BarLink({ link }: { link: NavLink }) {
  return (
    <li>
      <Anchor
        href={link.href}
        aria-current={link.current}
        className={classNames(
          'flex h-11 items-center border-b-3 px-2 font-display text-sm font-bold whitespace-nowrap -outline-offset-3 lg:px-3 xl:h-16 xl:px-2',
          link.current ? 'border-ink text-ink' : 'border-transparent text-muted hover:text-ink',
        )}
      >
        {link.label}
      </Anchor>
    </li>
  );
}
