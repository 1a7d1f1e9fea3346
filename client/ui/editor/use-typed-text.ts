// The text in the editor's field, with its caret: typed by the user, or changed by a mention, a picture or a quote.
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mentionOf } from '#shared/markdown/references.ts';
import type { MentionedPerson } from './use-mentions.ts';
import { toSource, toTyped, type TypedText } from './typed-text.ts';
import { hasUpload, withoutUploads } from './use-pasted-pictures.ts';

export interface TypedTextField {
  /** The text that the field shows. */
  shown: TypedText;
  /** The text after the last change, also before it is rendered. */
  readLatest: () => TypedText;
  save: (next: TypedText) => void;
  /** The field shows new references in the text as their labels. */
  write: (text: string) => void;
  /** Changes the text while the user may be typing elsewhere in it. */
  change: (edit: (text: string) => string) => void;
  mention: (person: MentionedPerson, text: string) => void;
  /** The position of the caret; the end of the text until the field has had the focus. */
  caretAt: () => number;
  onFocus: () => void;
}

/** @param value the text with ids and names of people in it; see shared/markdown/references.ts */
export function useTypedText(
  area: RefObject<HTMLTextAreaElement | null>,
  { value, onChange }: { value: string; onChange: (source: string) => void },
): TypedTextField {
  const [typed, setTyped] = useState(() => toTyped(withoutUploads(value)));
  const repair = useEffectEvent(() => hasUpload(value) && onChange(withoutUploads(value)));
  useEffect(() => void repair(), []);
  // `value` differs when the page has changed the text, for example cleared it after sending.
  const shown = toSource(typed) === value ? typed : toTyped(value);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  // A field that has not had the focus has its caret before its text.
  const hasCaret = useRef(false);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    // Setting the field's value moves the caret to the end.
    if (caret.current !== null) area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function save(next: TypedText): void {
    latest.current = next;
    setTyped(next);
    onChange(toSource(next));
  }

  function write(text: string): void {
    save(toTyped(text, latest.current.references));
  }

  return {
    shown,
    readLatest: () => latest.current,
    save,
    write,
    change(edit) {
      const before = latest.current.text;
      const at = area.current?.selectionEnd ?? before.length;
      write(edit(before));
      const { text } = latest.current;
      if (document.activeElement !== area.current) return;
      // The text after the caret stays after it, unless that text itself is changed.
      const isAfter = text.endsWith(before.slice(at));
      caret.current = isAfter ? text.length - (before.length - at) : at;
    },
    mention({ id, name }, text) {
      const references = new Map(latest.current.references).set(`@${name}`, mentionOf({ id, name }));
      save({ text, references });
    },
    caretAt: () => (hasCaret.current ? area.current?.selectionEnd : undefined) ?? latest.current.text.length,
    onFocus() {
      hasCaret.current = true;
    },
  };
}
