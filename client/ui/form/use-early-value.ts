// What the user typed or chose in a server-rendered field before hydration: React keeps it on the screen but does not report it.
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports the value once, on mount. Not for text areas: React resets those.
 *
 * @param field an input, a select or the element around a group of radio buttons or checkboxes; the values of several
 *   checkboxes are joined by ~, as in the address
 * @param value the rendered value
 */
export function useEarlyValue(
  field: RefObject<HTMLElement | null>,
  value: string,
  onEarlyValue: (value: string) => void,
): void {
  const report = useEffectEvent(() => {
    const early = field.current && readEarlyValue(field.current);
    if (early !== null && early !== value) onEarlyValue(early);
  });
  // A layout effect runs before the next event: a key pressed during hydration may submit the form.
  useLayoutEffect(() => report(), []);
}

/** Null when the field is as it was rendered. */
function readEarlyValue(field: HTMLElement): string | null {
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue ? null : field.value;
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    const selected = field.selectedOptions[0];
    return selected && selected !== rendered ? selected.value : null;
  }
  const boxes = [...field.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  if (boxes.length > 0) {
    if (boxes.every((box) => box.checked === box.defaultChecked)) return null;
    return boxes.flatMap((box) => (box.checked ? box.value : [])).join('~');
  }
  const checked = field.querySelector<HTMLInputElement>('input:checked');
  return checked && !checked.defaultChecked ? checked.value : null;
}
