// Where a refused form goes on: its first wrong field takes the focus, and so is read aloud with what is wrong.

const WRONG = ':is(input, textarea, select)[aria-invalid=true], :is([aria-invalid=true], [data-wrong]) input';

/** Call it when the form has been refused, or sent: where nothing is wrong, nothing moves. */
export function focusFirstWrong(form: HTMLFormElement): void {
  // Once the sentences are drawn.
  requestAnimationFrame(() => form.querySelector<HTMLElement>(WRONG)?.focus());
}
