// Placeholders while content loads, in the size that the content will have.
import { createContext, type ReactNode, useContext } from 'react';
import { Anchor } from '../button/anchor.tsx';
import { classNames } from '../class-names.ts';

/** One grey block; set its size with classes: `<Skeleton className="h-5 w-2/3" />`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-sunken', className)}
    />
  );
}

/** Whether the loading has begun; not in a closed disclosure, whose content loads when it opens. */
export const LoadingContext = createContext(true);

/**
 * Wraps the blocks and announces once to screen readers what is loading: "Laddar annonser". Without JavaScript nothing loads
 * after the page: what the server could not load has a link that reloads the page instead.
 *
 * @param withoutScripts shown instead of that link, for what only a script can show
 */
export function Loading({
  label,
  className,
  withoutScripts,
  children,
}: {
  label: string;
  className?: string;
  withoutScripts?: string;
  children: ReactNode;
}) {
  return (
    <>
      <div aria-busy={useContext(LoadingContext)} className={classNames('noscript:hidden', className)}>
        <output className="sr-only">{label}</output>
        {children}
      </div>
      <noscript>
        {withoutScripts ? (
          <p className="rounded-lg border border-line bg-surface px-5 py-6 text-center">{withoutScripts}</p>
        ) : (
          <p className="rounded-lg border border-danger bg-danger-soft px-5 py-6 text-center">
            Den här delen kunde inte hämtas.{' '}
            <Anchor href="" className="font-semibold underline">
              Ladda om sidan
            </Anchor>{' '}
            eller slå på JavaScript.
          </p>
        )}
      </noscript>
    </>
  );
}
