// The links of a sidebar, in named groups; when folded, only their icons are visible.
import type { ReactNode } from 'react';
import { Anchor } from '../button/anchor.tsx';
import { classNames } from '../class-names.ts';

export type SidebarLink = { href: string; label: string; icon: ReactNode; badge?: ReactNode };
export type SidebarGroup = { label: string; links: ReadonlyArray<SidebarLink> };

type SidebarLinksProps = {
  label: string;
  groups: ReadonlyArray<SidebarGroup>;
  current: string;
  isFolded?: boolean;
};

export function SidebarLinks({ label, groups, current, isFolded = false }: SidebarLinksProps) {
  return (
    // With room to scroll the last link above a toast.
    <nav
      aria-label={label}
      className={classNames('flex flex-col gap-5 pb-32', isFolded ? 'px-1 pt-3' : 'px-2')}
    >
      {groups.map((group) => (
        <div key={group.label}>
          <p className={isFolded ? 'sr-only' : 'px-2 pb-1 text-sm text-muted'}>{group.label}</p>
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <SidebarRow link={link} isCurrent={link.href === current} isFolded={isFolded} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SidebarRow({
  link,
  isCurrent,
  isFolded,
}: {
  link: SidebarLink;
  isCurrent: boolean;
  isFolded: boolean;
}) {
  return (
    <Anchor
      href={link.href}
      aria-current={isCurrent ? 'page' : undefined}
      title={isFolded ? link.label : undefined}
      className={classNames(
        'flex min-h-10 items-center gap-2 rounded-sm -outline-offset-2',
        isFolded ? 'justify-center' : 'px-2',
        isCurrent ? 'bg-ink font-semibold text-bg' : 'hover:bg-sunken',
      )}
    >
      {link.icon}
      <span className={isFolded ? 'sr-only' : 'min-w-0 flex-1 truncate tracking-tight'}>{link.label}</span>
      {!isFolded && link.badge}
    </Anchor>
  );
}
