// Navigation and preloading of links by the router.
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isPlainClick } from '../../core/plain-click.ts';
import { parseSearch } from '../../core/search-params.ts';
import type { LinkActions } from '../../ui/button/link-actions.ts';

/** How long the pointer must rest on a link before it is preloaded, in ms. */
const HOVER_DELAY_MS = 50;

export function useRouterLinks(): LinkActions {
  const router = useRouter();
  return useMemo(() => {
    function preload(href: string): void {
      const { pathname, search, hash } = new URL(href, window.location.origin);
      // With the hash: a navigation that joins a preload in progress follows the preload's redirect, and would lose the hash.
      void router.preloadRoute({ to: pathname, search: parseSearch(search), hash: hash.slice(1) });
    }
    return {
      follow(event, href) {
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      },
      preload,
      preloadOnHover(link, href) {
        setTimeout(() => link.matches(':hover') && preload(href), HOVER_DELAY_MS);
      },
    };
  }, [router]);
}
