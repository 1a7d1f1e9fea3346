// Measures a bar at the bottom of the screen or of a dialog, so that elements with the class above-bars are placed above it and
// it never hides the focus.

// Refs of these bars. Each sets a property of the elements above the bars to the height of its bar, and removes it with the bar.
export const measureThumbBar = measureAs('--thumb-bar');
export const measureConsentBanner = measureAs('--consent-banner');
export const measureDialogBar = measureAs('--dialog-bar');

/** A toast of two lines, with its distance to the edge of the screen. */
const TOAST_SPACE_PX = 112;

const heights = new Map<string, string>();
const aboveBars = new Set<HTMLElement>();

/**
 * Ref of an element with the class `above-bars`. The heights are not inherited, since the browser would compute the styles of the
 * whole page again whenever one changes.
 */
export function placeAboveBars(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  aboveBars.add(element);
  for (const [property, height] of heights) element.style.setProperty(property, height);
  return () => void aboveBars.delete(element);
}

// The page scrolls a focused element above the bars. Not before the first focus: any change of the root element's style has the
// whole page's styles computed again, which would delay hydration.
if (!import.meta.env.SSR) {
  const placePage = () => void placeAboveBars(document.documentElement);
  document.addEventListener('keydown', placePage, { capture: true, once: true });
  document.addEventListener('focusin', placePage, { capture: true, once: true });
}

function measureAs(property: string) {
  // There are several bars when a dialog opens above another: the latest one counts, and when it closes, the one below.
  const bars: HTMLElement[] = [];
  const update = () => {
    const bar = bars.at(-1);
    const height = bar ? `${coveredBy(bar)}px` : '';
    if (bar) heights.set(property, height);
    else heights.delete(property);
    // An empty value removes the property.
    for (const { style } of aboveBars) style.setProperty(property, height);
  };
  return (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return undefined;
    bars.push(bar);
    const observer = new ResizeObserver(update);
    observer.observe(bar);
    // A dialog in the middle of the screen moves its bar when it grows.
    const dialog = dialogOf(bar);
    if (dialog) observer.observe(dialog);
    return () => {
      observer.disconnect();
      bars.splice(bars.indexOf(bar), 1);
      update();
    };
  };
}

/** How many pixels at the bottom of the screen are not for toasts: none if there is room for one below the bar's dialog. */
function coveredBy(bar: HTMLElement): number {
  if (!dialogOf(bar)) return bar.offsetHeight;
  const { top, bottom } = bar.getBoundingClientRect();
  return window.innerHeight - bottom < TOAST_SPACE_PX ? Math.round(window.innerHeight - top) : 0;
}

function dialogOf(bar: HTMLElement): Element | null {
  return bar.closest('[role=dialog]');
}
