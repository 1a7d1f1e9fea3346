// A page made by the server can be used before its script has come. What was typed and chosen until then React would set
// back to what was drawn, so it is remembered before React begins.
import { type RefObject, useEffect, useRef } from 'react';

const earlyChoices = new WeakMap<Element, string>();

/** To be called once, before the page wakes. */
export function rememberEarlyChoices(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const isTicked = 'checked' in field && field.checked && !field.defaultChecked;
    if (isTicked || field.value !== field.defaultValue) earlyChoices.set(field, field.value);
  }
  for (const field of page.querySelectorAll('select')) {
    if (field.selectedOptions[0]?.defaultSelected === false) earlyChoices.set(field, field.value);
  }
}

/**
 * Hands over what was typed or chosen in a field before the page woke.
 *
 * @param field the field itself, or an element around fields of which one is chosen
 */
export function useEarlyChoice(field: RefObject<HTMLElement | null>, take: (choice: string) => void): void {
  const first = useRef(take);
  useEffect(() => {
    if (!field.current) return;
    for (const element of [field.current, ...field.current.querySelectorAll('input')]) {
      const choice = earlyChoices.get(element);
      if (choice === undefined) continue;
      earlyChoices.delete(element);
      first.current(choice);
    }
  }, [field]);
}
