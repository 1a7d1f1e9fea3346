// The link of the whole site: a plain `<a>` that changes page without a reload, and fetches ahead of the press.
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { parseSearch } from '../../core/search-params.ts';
import type { AnchorProps } from '../../ui/button/anchor.tsx';

/** How long a pointer rests before we believe it, in ms. */
const REST = 50;

// The router's own Link works out four times as much for each link; a list of ads has some hundred of them.
export function RouterAnchor({ href, onClick, children, ...props }: AnchorProps) {
  const router = useRouter();
  if (!isOurs(href) || props.target || props.download !== undefined)
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );

  function go(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  }

  function fetchAhead(): void {
    const { pathname, search } = new URL(href, window.location.origin);
    void router.preloadRoute({ to: pathname, search: parseSearch(search) });
  }

  return (
    <a
      href={href}
      {...props}
      onClick={go}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
      onPointerEnter={(event) => {
        const link = event.currentTarget;
        setTimeout(() => link.matches(':hover') && fetchAhead(), REST);
      }}
    >
      {children}
    </a>
  );
}

function isOurs(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
}

/** A press with a key held asks the browser for a new tab, a new window or a file. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
