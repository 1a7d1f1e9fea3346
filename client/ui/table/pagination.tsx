// Previous and next page: real links, which can be opened in tabs, shared and followed without JavaScript.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { ButtonLink } from '../button/button.tsx';

export type PaginationProps = {
  page: number;
  /** Addresses of the previous and next page; leave out one that does not exist. */
  previousHref?: string | undefined;
  nextHref?: string | undefined;
  /** The number of pages, when it is known. */
  of?: number;
};

export function Pagination({ page, previousHref, nextHref, of }: PaginationProps) {
  const links = useFocusOnOtherLink();
  if (!previousHref && !nextHref) return null;
  return (
    <nav {...links} aria-label="Sidor" className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span>
        {previousHref && (
          <ButtonLink href={previousHref} rel="prev" icon={<ArrowLeft size={18} />}>
            <span className="max-[26rem]:sr-only">Föregående</span>
          </ButtonLink>
        )}
      </span>
      <span className="text-sm text-muted">
        Sida <span className="font-semibold text-ink tabular-nums">{page}</span>
        {of !== undefined && ` av ${of}`}
      </span>
      <span className="text-right">
        {nextHref && (
          <ButtonLink href={nextHref} rel="next">
            <span className="max-[26rem]:sr-only">Nästa</span>
            <ArrowRight size={18} />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

/** Moves the focus to the other link when the focused one is gone, on the first or the last page. */
function useFocusOnOtherLink(): {
  ref: RefObject<HTMLElement | null>;
  onFocus: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLElement>(null);
  const focused = useRef<Element>(null);
  // After each render: the address has the new page before its rows and links are loaded.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body)
      ref.current?.querySelector('a')?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus({ target }) {
      focused.current = target;
    },
  };
}
