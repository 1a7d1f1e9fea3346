// What a component threw while it was rendered on the server: React leaves that part to the browser without a word in the log.
import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Of a part that the server left to the browser, since it threw or waits for something. */
const LEFT_OUT = '<!--$!-->';

/** Null if nothing was thrown. Renders a second time, only when a part is missing. */
export async function findThrown(markup: string, element: ReactNode): Promise<unknown> {
  if (!markup.includes(LEFT_OUT)) return null;
  return new Promise((resolve) => {
    let thrown: unknown = null;
    const end = () => resolve(thrown);
    const { abort } = renderToPipeableStream(element, {
      onError: (error) => {
        thrown ??= error;
      },
      onAllReady: end,
      onShellError: end,
    });
    // React renders between these two timers. What still waits then waits for something, and has not thrown.
    setTimeout(() =>
      setTimeout(() => {
        end();
        abort();
      }),
    );
  });
}

/**
 * The page with the error page in place of the innermost part without what threw. The state that the browser continues from
 * is made before, so it renders the whole page once more, and shows the error page only if that throws there too.
 */
export function renderFailed({ stores }: AnyRouter, error: unknown, render: () => string): string {
  let matches = stores.matches.get();
  let markup = '';
  for (const { routeId } of matches.toReversed()) {
    matches = matches.map((match) =>
      match.routeId === routeId ? { ...match, status: 'error', error } : match,
    );
    stores.setMatches(matches);
    markup = render();
    if (!markup.includes(LEFT_OUT)) break;
  }
  return markup;
}
