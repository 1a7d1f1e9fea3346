// Whoever presses "Spara" at the foot of a long form does not see which field was refused: they are led to it.
import { type RefObject, useEffect, useRef } from 'react';

/**
 * The ref of a form. When something in it has been refused, the first field that wears `aria-invalid`, or the first choice of a
 * group that does, gets the focus.
 *
 * @param refusals a new one each time the form is refused; what is false says that it is not
 */
export function useRefusedField(refusals: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>(refused)?.focus();
  }, [refusals]);
  return form;
}

const refused = ':is(input, textarea, select)[aria-invalid=true], [aria-invalid=true] input';
