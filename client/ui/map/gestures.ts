// Which gestures move a map, and how far the wheel zooms it.

/** The logarithm to base 2 of how far one event of the wheel zooms. */
const MAX_WHEEL_STEP = 0.5;

const POINTER_EVENTS = [
  'pointermove',
  'pointerup',
  'pointerover',
  'pointerout',
  'gotpointercapture',
  'lostpointercapture',
];

/**
 * Stops events of the pointer until `showPointer`. A gesture is read from touches and the mouse; React would handle each of these
 * events too, longer than the map takes.
 */
export function hidePointer(): void {
  for (const name of POINTER_EVENTS) globalThis.addEventListener(name, stop, true);
}

export function showPointer(): void {
  for (const name of POINTER_EVENTS) globalThis.removeEventListener(name, stop, true);
}

function stop(event: Event): void {
  event.stopPropagation();
}

/**
 * One finger scrolls the page, and so does the wheel; two fingers, the wheel with Ctrl and the pointer move the map. A pin
 * that can be moved takes the pointer itself.
 */
export function isGesture(event: MouseEvent | TouchEvent): boolean {
  if (event.target instanceof Element && event.target.closest('.map-movable')) return false;
  if ('touches' in event) return event.touches.length > 1;
  return event.type === 'wheel' ? event.ctrlKey : !event.button && !event.ctrlKey;
}

/**
 * As in d3-zoom, which multiplies by ten with Ctrl, since a pinch on a trackpad sends small deltas with that key. The limit is for
 * a mouse, of which each notch would zoom four times.
 */
export function wheelStep({ deltaY, deltaMode }: WheelEvent): number {
  const perUnit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : deltaMode ? 1 : 0.002;
  return Math.max(-MAX_WHEEL_STEP, Math.min(MAX_WHEEL_STEP, -deltaY * perUnit * 10));
}
