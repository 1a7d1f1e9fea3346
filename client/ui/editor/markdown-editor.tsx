// The text field for posts and comments: toolbar, shortcuts, mentions, pictures and preview. Imported when a form opens,
// since its custom elements exist in browsers only.
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { mentionOf, quoteOf } from '#shared/markdown/references.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../form/field.tsx';
import { TextArea } from '../form/text-area.tsx';
import { EditorPreview, usePreview } from './editor-preview.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorStatus } from './editor-status.tsx';
import { pressShortcut } from './editor-toolbar.tsx';
import { PickPictures } from './pick-pictures.tsx';
import { PictureDescriptions } from './picture-descriptions.tsx';
import { describePicture, picturesIn, toSource, toTyped, type TypedText } from './typed-text.ts';
import { type MentionedPerson, useMentions } from './use-mentions.ts';
import { hasUpload, type TextPictures, usePastedPictures, withoutUploads } from './use-pasted-pictures.ts';

/** What the editor needs from the page. */
export interface EditorServices {
  /** The HTML of a text, from the server. */
  preview: (source: string) => Promise<string>;
  /** Shows this HTML where the page has a layout of its own for it. */
  show?: ((html: string) => ReactNode) | undefined;
  /** Without it pictures cannot be added. */
  pictures?: TextPictures | undefined;
  /** People who may be mentioned; without it names are not suggested. */
  findPeople?: ((text: string) => Promise<MentionedPerson[]>) | undefined;
}

/** What the page can do with an open editor. */
export interface EditorHandle {
  /** Adds a quoted passage at the end and puts the caret below it. */
  quote: (quoted: { id: string; name: string; text: string }) => void;
  /** Puts the caret after the text. */
  focus: () => void;
}

export interface MarkdownEditorProps extends Pick<
  FieldProps,
  'label' | 'hint' | 'error' | 'required' | 'hideLabel'
> {
  /** The text with ids and names of people in it; see shared/markdown/references.ts. */
  value: string;
  onChange: (source: string) => void;
  services: EditorServices;
  maxLength: number;
  rows?: number;
  ref?: Ref<EditorHandle> | undefined;
}

export function MarkdownEditor({
  value,
  onChange,
  services,
  maxLength,
  rows = 5,
  ref,
  ...field
}: MarkdownEditorProps) {
  const [typed, setTyped] = useState(() => toTyped(withoutUploads(value)));
  const repair = useEffectEvent(() => hasUpload(value) && onChange(withoutUploads(value)));
  useEffect(() => void repair(), []);
  const preview = usePreview(value, services.preview);
  const isPreview = preview.outcome !== null;
  const area = useRef<HTMLTextAreaElement>(null);
  const expander = useRef<HTMLElement>(null);
  // `value` differs when the page has changed the text, for example cleared it after sending.
  const shown = toSource(typed) === value ? typed : toTyped(value);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  // A field that has not had the focus has its caret before its text.
  const hasCaret = useRef(false);
  const caretAt = () =>
    (hasCaret.current ? area.current?.selectionEnd : undefined) ?? latest.current.text.length;
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

  /** The field shows new references in the text as their labels. */
  function write(text: string): void {
    save(toTyped(text, latest.current.references));
  }

  function mention({ id, name }: MentionedPerson, text: string): void {
    const references = new Map(latest.current.references).set(`@${name}`, mentionOf({ id, name }));
    save({ text, references });
  }

  /** Changes the text while the user may be typing elsewhere in it. */
  function change(edit: (text: string) => string): void {
    const before = latest.current.text;
    const at = area.current?.selectionEnd ?? before.length;
    write(edit(before));
    const { text } = latest.current;
    if (document.activeElement !== area.current) return;
    // The text after the caret stays after it, unless that text itself is changed.
    const isAfter = text.endsWith(before.slice(at));
    caret.current = isAfter ? text.length - (before.length - at) : at;
  }

  const described = picturesIn(shown);
  const pictures = usePastedPictures(services.pictures, { caretAt, count: described.length, change });
  useMentions(expander, { findPeople: services.findPeople, onMention: mention });
  function focusAfterText(): void {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }
  useImperativeHandle(ref, () => ({
    focus: focusAfterText,
    quote(quoted) {
      const { text } = latest.current;
      preview.close();
      write(`${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${quoteOf(quoted)}`);
      // After the text has been rendered.
      requestAnimationFrame(focusAfterText);
    },
  }));

  return (
    <Field {...field}>
      {(control) => (
        <div className="rounded-md border border-outline bg-surface focus-within:border-pine has-aria-invalid:border-danger has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus">
          <EditorHeader field={control.id} preview={preview}>
            {services.pictures && <PickPictures onPick={pictures.add} />}
          </EditorHeader>
          {preview.outcome && (
            <EditorPreview outcome={preview.outcome} show={services.show} onRetry={preview.open} />
          )}
          <text-expander ref={expander} keys="@" multiword="@" className="relative block" hidden={isPreview}>
            <TextArea
              {...control}
              ref={area}
              rows={rows}
              value={shown.text}
              // Browsers that size the field by its content ignore `rows`, hence a minimum height.
              className={classNames(
                // The frame around the toolbar and the text has the outline.
                'block w-full rounded-t-none border-0! outline-none!',
                rows > 5 ? 'min-h-44' : 'min-h-28',
              )}
              // The toolbar may set the value directly, which does not fire React's change event.
              onInput={({ currentTarget }) => write(currentTarget.value)}
              onChange={() => undefined}
              onFocus={() => (hasCaret.current = true)}
              onKeyDown={pressShortcut}
              onPaste={(event) => {
                // The clipboard of text copied from a document often includes a picture of it.
                if (event.clipboardData.types.includes('text/plain')) return;
                if (pictures.add(event.clipboardData.files)) event.preventDefault();
              }}
              onDrop={(event) => {
                if (pictures.add(event.dataTransfer.files)) event.preventDefault();
              }}
            />
          </text-expander>
          {services.pictures && !isPreview && (
            <PictureDescriptions
              pictures={described}
              urlOf={services.pictures.urlOf}
              onChange={(picture) => save(describePicture(latest.current, picture))}
            />
          )}
          <EditorStatus
            percent={pictures.percent}
            error={pictures.error}
            length={value.length}
            maxLength={maxLength}
          />
        </div>
      )}
    </Field>
  );
}
