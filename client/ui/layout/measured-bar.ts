// Measures a bar at the bottom of the screen or of a dialog, so that others are placed above it and the focus is never below it.

// Refs of such bars: each sets its property of the page, used in styles.css, to the height of its element, 0 while it is hidden.
export const measureThumbBar = measureAs('--thumb-bar');
export const measureConsentBanner = measureAs('--consent-banner');
export const measureDialogBar = measureAs('--dialog-bar');

function measureAs(property: string) {
  return (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
