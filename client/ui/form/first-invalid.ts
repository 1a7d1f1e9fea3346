// Moves the focus to the first invalid field of a form, so that a screen reader reads the field and its error.

/** A group without inputs, such as the human check, takes the focus itself. */
const INVALID =
  ':is(input, textarea, select)[aria-invalid=true], :is([aria-invalid=true], [data-wrong]) input, [data-wrong][tabindex]';

/** Call it after each submit; without an invalid field the focus does not move. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  // After the errors are rendered.
  requestAnimationFrame(() => form.querySelector<HTMLElement>(INVALID)?.focus());
}
