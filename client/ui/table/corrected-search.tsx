// Says that a list is for a corrected spelling, with a link to the search as it was typed.
import type { Corrected } from '#shared/search/corrected.ts';
import { Anchor } from '../button/anchor.tsx';

interface CorrectedSearchProps {
  corrected: Corrected;
  /** Address of the search as it was typed. */
  typedHref: string;
}

/**
 * Rendered also without a correction: screen readers announce changes only in a live region that already exists. Without a
 * correction it takes no space, not even a gap.
 */
export function CorrectedSearch({ corrected, typedHref }: CorrectedSearchProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="empty:absolute">
      {corrected && (
        <>
          Visar träffar för <strong className="break-words">{corrected.shown}</strong>. Sök i stället efter{' '}
          <Anchor
            href={typedHref}
            className="font-semibold break-words text-pine underline underline-offset-4 hover:text-pine-hover"
          >
            {corrected.typed}
          </Anchor>
        </>
      )}
    </p>
  );
}
