// The frame of the back office: a sidebar that folds to icons, and on phones slides over the page.
import { useEffect, useState, type ReactNode } from 'react';
import { Dialog as Sheet } from 'radix-ui';
import PanelLeft from 'lucide-react/icons/panel-left';
import X from 'lucide-react/icons/x';
import { useCloseOnBack } from '../../core/close-on-back.ts';
import { classNames } from '../class-names.ts';
import { Backdrop } from '../dialog/dialog.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { LogoMark } from './logo.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { sidebarCookie } from './sidebar-cookie.ts';
import { SidebarLinks, type SidebarGroup } from './sidebar-links.tsx';
import { contentId } from './skip-link.tsx';

export type SidebarLayoutProps = {
  title: string;
  groups: ReadonlyArray<SidebarGroup>;
  /** The current path, to mark its link. */
  current: string;
  /** From the cookie, by isSidebarOpenIn, on the server and in the browser alike. */
  initiallyOpen: boolean;
  /** Beside the fold button, above the content: a link to the site, an avatar menu. */
  bar?: ReactNode;
  children: ReactNode;
};

const narrow = '(max-width: 767px)';

/** 16rem, folded 3rem, on phones 18rem; Ctrl+B or ⌘B. Source: spec 2 §2 and §9. */
export function SidebarLayout({ title, groups, current, initiallyOpen, bar, children }: SidebarLayoutProps) {
  const { remember, restore } = useReturnFocus();
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useCloseOnBack(() => setIsSheetOpen(false), isSheetOpen);

  useEffect(() => {
    function toggleByKey(event: KeyboardEvent): void {
      // A text editor uses it for bold.
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle(isOpen, setIsOpen, setIsSheetOpen);
    }
    window.addEventListener('keydown', toggleByKey);
    return () => window.removeEventListener('keydown', toggleByKey);
  }, [isOpen]);

  return (
    <div className="min-h-dvh md:flex">
      <aside
        data-open={isOpen}
        className={classNames(
          'hall sticky top-0 hidden h-dvh shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-line md:flex',
          isOpen ? 'w-64' : 'w-12',
        )}
      >
        <p
          className={classNames(
            'flex h-14 shrink-0 items-center gap-3 px-4 font-display font-bold whitespace-nowrap',
            !isOpen && 'sr-only',
          )}
        >
          <LogoMark className="size-6 shrink-0" />
          {title}
        </p>
        <SidebarLinks label={title} groups={groups} current={current} isFolded={!isOpen} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        {/* With enlarged text on a phone it needs two rows, and then scrolls away with the page. */}
        <header className="no-print sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-2 border-b border-line bg-bg px-2 max-[18rem]:static md:px-4">
          <IconButton
            label="Visa eller dölj sidomenyn"
            icon={<PanelLeft size={20} />}
            aria-expanded={isOpen}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={() => toggle(isOpen, setIsOpen, setIsSheetOpen)}
          />
          {bar}
        </header>
        <main id={contentId} tabIndex={-1} className="min-w-0 flex-1 px-4 py-6 outline-none md:px-6">
          {children}
        </main>
      </div>
      <Sheet.Root open={isSheetOpen} onOpenChange={setIsSheetOpen}>
        <Sheet.Portal>
          <Backdrop />
          <Sheet.Content
            aria-modal="true"
            data-holds-page=""
            onOpenAutoFocus={remember}
            onCloseAutoFocus={restore}
            // Following a link in the menu closes it.
            onClick={(event) =>
              event.target instanceof Element && event.target.closest('a') && setIsSheetOpen(false)
            }
            className="hall fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide flex-col overflow-y-auto outline-none"
          >
            <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-4">
              <Sheet.Title className="text-base">{title}</Sheet.Title>
              <Sheet.Close asChild>
                <IconButton label="Stäng" icon={<X size={20} />} />
              </Sheet.Close>
            </div>
            <SidebarLinks label={title} groups={groups} current={current} />
          </Sheet.Content>
        </Sheet.Portal>
      </Sheet.Root>
    </div>
  );
}

function toggle(
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
  setIsSheetOpen: (isOpen: boolean) => void,
) {
  if (window.matchMedia(narrow).matches) return setIsSheetOpen(true);
  setIsOpen(!isOpen);
  document.cookie = sidebarCookie(!isOpen, location.protocol === 'https:');
}
