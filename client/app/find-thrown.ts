// What a component threw while it was rendered on the server: React leaves that part to the browser without a word in the log.
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
