// Finds the error that a component threw during server rendering: React leaves that part to the browser and reports no error.
import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** React writes this comment in place of a part that it leaves to the browser, because the part threw or is suspended. */
const LEFT_OUT = '<!--$!-->';

/** Null if nothing was thrown. Renders the element a second time, but only when a part is missing. */
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
    // React renders between these two timers. A part that is still pending after them is suspended and has not thrown.
    setTimeout(() =>
      setTimeout(() => {
        end();
        abort();
      }),
    );
  });
}

/**
 * Replaces the innermost route that contains the throwing component by the error page. The state that the browser hydrates
 * from was dehydrated before, so the browser renders the original page, and shows the error page only if it throws there too.
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
