// The text field for posts and comments: toolbar, shortcuts, mentions, pictures and preview. Imported when a form opens,
// since its custom elements exist in browsers only.
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { quoteOf } from '#shared/markdown/references.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps } from '../form/field.tsx';
import { TextArea } from '../form/text-area.tsx';
import { EditorPreview, usePreview } from './editor-preview.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorStatus } from './editor-status.tsx';
import { pressShortcut } from './editor-toolbar.tsx';
import { PickPictures } from './pick-pictures.tsx';
import { PictureDescriptions } from './picture-descriptions.tsx';
import { describePicture, picturesIn } from './typed-text.ts';
import { type MentionedPerson, useMentions } from './use-mentions.ts';
import { type TextPictures, usePastedPictures } from './use-pasted-pictures.ts';
import { useTypedText } from './use-typed-text.ts';

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
  const area = useRef<HTMLTextAreaElement>(null);
  const expander = useRef<HTMLElement>(null);
  const text = useTypedText(area, { value, onChange });
  const preview = usePreview(value, services.preview);
  const isPreview = preview.outcome !== null;
  const described = picturesIn(text.shown);
  const pictures = usePastedPictures(services.pictures, {
    caretAt: text.caretAt,
    count: described.length,
    change: text.change,
  });
  useMentions(expander, { findPeople: services.findPeople, onMention: text.mention });
  function focusAfterText(): void {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }
  useImperativeHandle(ref, () => ({
    focus: focusAfterText,
    quote(quoted) {
      const written = text.readLatest().text;
      preview.close();
      text.write(`${written.trimEnd()}${written.trim() === '' ? '' : '\n\n'}${quoteOf(quoted)}`);
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
              value={text.shown.text}
              // Browsers that size the field by its content ignore `rows`, hence a minimum height.
              className={classNames(
                // The frame around the toolbar and the text has the outline.
                'block w-full rounded-t-none border-0! outline-none!',
                rows > 5 ? 'min-h-44' : 'min-h-28',
              )}
              // The toolbar may set the value directly, which does not fire React's change event.
              onInput={({ currentTarget }) => text.write(currentTarget.value)}
              onChange={() => undefined}
              onFocus={text.onFocus}
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
              onChange={(picture) => text.save(describePicture(text.readLatest(), picture))}
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
