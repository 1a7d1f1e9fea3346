// The bottom bar on phones: two links, the main action, one link and a menu.
import type { ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Anchor } from '../button/anchor.tsx';
import { placeAboveBars } from './measured-bar.ts';
import { classNames } from '../class-names.ts';

export type BottomNavLink = {
  href: string;
  label: string;
  icon: ReactNode;
  /** At the corner of the icon. */
  badge?: ReactNode;
  /** The page itself, or a page inside this section. */
  current?: 'page' | 'true' | undefined;
};

export type BottomNavProps = {
  /** Two links before the action, then one. */
  links: ReadonlyArray<BottomNavLink>;
  action: { href: string; label: string; icon: ReactNode } | undefined;
  /** In the menu "Mer". */
  more: ReadonlyArray<BottomNavLink>;
};

const moreId = 'bottom-nav-more';
const slot =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-semibold whitespace-nowrap -outline-offset-3';

/** Text that is enlarged so much that the labels would collide leaves room for the icons only. */
const labelStyle = '@max-[19rem]:sr-only';

/** Hidden from 768 px. Reserves the height of all bottom bars at the end of the page. Fill the icon of the current page if possible. */
export function BottomNav({ links, action, more }: BottomNavProps) {
  return (
    <>
      <div aria-hidden="true" ref={placeAboveBars} className="above-bars h-(--bottom-bars)" />
      <nav
        aria-label="Snabbmeny"
        className="hall z-40 border-t border-line pb-[env(safe-area-inset-bottom)] md:hidden tall:fixed tall:inset-x-0 tall:bottom-0"
      >
        <div className="@container flex items-stretch">
          <Places links={links} action={action} />
        </div>
      </nav>
      <More links={more} />
    </>
  );
}

function Places({ links, action }: Pick<BottomNavProps, 'links' | 'action'>) {
  return (
    <>
      {links.slice(0, 2).map((link) => (
        <Place key={link.href} link={link} />
      ))}
      {action && (
        <Anchor href={action.href} className={classNames(slot, 'font-semibold text-ink')}>
          <span className="flex h-8 w-12 items-center justify-center max-w-full rounded-md bg-accent text-accent-ink">
            {action.icon}
          </span>
          <span className={labelStyle}>{action.label}</span>
        </Anchor>
      )}
      {links.slice(2).map((link) => (
        <Place key={link.href} link={link} />
      ))}
      <button type="button" popoverTarget={moreId} className={classNames(slot, 'text-muted')}>
        <Ellipsis size={22} />
        <span className={labelStyle}>Mer</span>
      </button>
    </>
  );
}

function Place({ link }: { link: BottomNavLink }) {
  return (
    <Anchor
      href={link.href}
      aria-current={link.current}
      className={classNames(slot, link.current ? 'text-ink' : 'text-muted')}
    >
      {link.current && <span aria-hidden="true" className="absolute inset-x-4 top-0 h-0.75 bg-ink" />}
      <span className="relative inline-flex">
        {link.icon}
        <span className="absolute -top-1.5 left-3 inline-flex">{link.badge}</span>
      </span>
      <span className={labelStyle}>{link.label}</span>
    </Anchor>
  );
}

// A native popover: opens without JavaScript; Escape and a press outside close it.
function More({ links }: { links: BottomNavProps['more'] }) {
  return (
    <nav
      id={moreId}
      popover="auto"
      aria-label="Fler sidor"
      className="hall fixed inset-x-0 top-auto bottom-(--bottom-nav) m-0 max-h-[calc(100dvh-var(--bottom-nav))] overflow-y-auto w-full max-w-none animate-rise border-t border-line p-2"
    >
      <ul>
        {links.map((link) => (
          <MoreLink key={link.href} link={link} />
        ))}
      </ul>
    </nav>
  );
}

function MoreLink({ link }: { link: BottomNavLink }) {
  return (
    <li>
      <Anchor
        href={link.href}
        aria-current={link.current}
        onClick={() => document.getElementById(moreId)?.hidePopover()}
        className="flex min-h-12 items-center gap-3 rounded-sm px-3 font-semibold hover:bg-sunken"
      >
        {link.icon}
        <span className="flex-1">{link.label}</span>
      </Anchor>
    </li>
  );
}
