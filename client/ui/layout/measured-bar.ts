// Measures a bar at the bottom of the screen or of a dialog, so that others are placed above it and the focus is never below it.

// Refs of such bars: each sets its property of the page, used in styles.css, to the height of its element, 0 while it is hidden.
export const measureThumbBar = measureAs('--thumb-bar');
export const measureConsentBanner = measureAs('--consent-banner');
export const measureDialogBar = measureAs('--dialog-bar');

function measureAs(property: string) {
  // Several are shown when a dialog opens above another: the latest counts, and when it closes the one below.
  const bars: HTMLElement[] = [];
  const update = () => {
    const { style } = document.documentElement;
    const bar = bars.at(-1);
    if (bar) style.setProperty(property, `${bar.offsetHeight}px`);
    else style.removeProperty(property);
  };
  return (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return undefined;
    bars.push(bar);
    const observer = new ResizeObserver(update);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      bars.splice(bars.indexOf(bar), 1);
      update();
    };
  };
}
