// The field of a form or dialog that gets the focus when the form is opened or reset.

const FIELD = ':is(input:not([type=hidden]), textarea, select):not([hidden] *, :disabled)';

/** The first field, or the one with `data-takes-focus`; fields of a hidden tab do not count. Null without fields. */
export function firstFieldIn(container: HTMLElement): HTMLElement | null {
  return (
    container.querySelector<HTMLElement>('[data-takes-focus]:not([hidden] *)') ??
    container.querySelector<HTMLElement>(FIELD)
  );
}
