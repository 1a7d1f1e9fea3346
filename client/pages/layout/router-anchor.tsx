// The link component of the site: a plain `<a>` that navigates without a reload and preloads on hover.
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../core/plain-click.ts';
import { parseSearch } from '../../core/search-params.ts';
import type { AnchorProps } from '../../ui/button/anchor.tsx';

/** How long the pointer must rest on a link before it is preloaded, in ms. */
const HOVER_DELAY_MS = 50;

// The router's own Link takes four times as long to render; a list of ads has about a hundred links.
export function RouterAnchor({ href, onClick, children, ...props }: AnchorProps) {
  const router = useRouter();
  if (!isInternal(href) || props.target || props.download !== undefined)
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );

  function navigate(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  }

  function preload(): void {
    const { pathname, search, hash } = new URL(href, window.location.origin);
    // With the hash: a navigation that joins a preload in progress follows the preload's redirect, and would lose the hash.
    void router.preloadRoute({ to: pathname, search: parseSearch(search), hash: hash.slice(1) });
  }

  return (
    <a
      href={href}
      {...props}
      onClick={navigate}
      onFocus={preload}
      onTouchStart={preload}
      onPointerEnter={(event) => {
        const link = event.currentTarget;
        setTimeout(() => link.matches(':hover') && preload(), HOVER_DELAY_MS);
      }}
    >
      {children}
    </a>
  );
}

function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}
