// What an on-screen keyboard leaves to see: browsers lay it over the page, and over what is fixed to its lower edge.

/** A tool bar that hides is no keyboard. */
const LEAST_KEYBOARD_PX = 100;

/**
 * Tells a sheet, as `--seen-top` and `--seen-height`, which part of it is seen while a keyboard covers the rest; neither is set
 * otherwise. To be given as its ref. Not by an attribute, which the content policy would refuse.
 */
export function followVisibleArea(sheet: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport;
  if (!sheet || !seen) return undefined;
  const fit = () => {
    // Whoever enlarges the page sees less of it as well, and wants that.
    const isCovered =
      seen.scale < 1.05 && document.documentElement.clientHeight - seen.height > LEAST_KEYBOARD_PX;
    set('--seen-top', isCovered ? seen.offsetTop : undefined);
    set('--seen-height', isCovered ? seen.height : undefined);
  };
  function set(name: string, px: number | undefined): void {
    if (px === undefined) sheet?.style.removeProperty(name);
    else sheet?.style.setProperty(name, `${px}px`);
  }
  const gone = new AbortController();
  for (const event of ['resize', 'scroll']) seen.addEventListener(event, fit, { signal: gone.signal });
  fit();
  return () => gone.abort();
}
