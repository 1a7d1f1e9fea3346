// Moves the focus to the first invalid field of a form, so that a screen reader reads the field and its error.
import type { SubmitEvent } from 'react';

/** A group without inputs, such as the human check, takes the focus itself. */
const INVALID =
  ':is(input, textarea, select)[aria-invalid=true], :is([aria-invalid=true], [data-wrong]) input, [data-wrong][tabindex]';

/** Call it after each submit; without an invalid field the focus does not move. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  // After the errors are rendered.
  requestAnimationFrame(() => form.querySelector<HTMLElement>(INVALID)?.focus());
}

/** For the submit event of a form: sends it, and then moves the focus to its first invalid field, if there is one. */
export function submitForm(event: SubmitEvent<HTMLFormElement>, send: () => Promise<unknown>): void {
  event.preventDefault();
  const form = event.currentTarget;
  void send().then(() => focusFirstInvalid(form));
}
