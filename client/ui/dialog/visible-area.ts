// The area that an on-screen keyboard leaves visible: browsers lay it over the page and over
// elements fixed to the bottom.

/** A smaller difference is a browser's collapsing tool bar. */
const MIN_KEYBOARD_PX = 100;

/**
 * Sets `--seen-top` and `--seen-height` of a sheet to the visible area while a keyboard covers the rest of the
 * page; unset otherwise. Use it as the sheet's ref: a style attribute in the markup is refused by the content policy.
 */
export function followVisibleArea(sheet: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!sheet || !viewport) return undefined;
  const fit = () => {
    // Pinch zoom makes the visible area smaller too, but intentionally.
    const isCovered =
      viewport.scale < 1.05 && document.documentElement.clientHeight - viewport.height > MIN_KEYBOARD_PX;
    set('--seen-top', isCovered ? viewport.offsetTop : undefined);
    set('--seen-height', isCovered ? viewport.height : undefined);
  };
  function set(name: string, px: number | undefined): void {
    if (px === undefined) sheet?.style.removeProperty(name);
    else sheet?.style.setProperty(name, `${px}px`);
  }
  const controller = new AbortController();
  for (const event of ['resize', 'scroll'])
    viewport.addEventListener(event, fit, { signal: controller.signal });
  fit();
  return () => controller.abort();
}
