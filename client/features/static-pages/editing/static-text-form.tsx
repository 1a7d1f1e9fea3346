// The form for the text of a section of a static page, with preview. Loaded when it opens: the editor needs a browser.
import * as z from 'zod/mini';
import { visible } from '#shared/saved-text.ts';
import { NewStaticText } from '#shared/features/static-pages/contract.ts';
import {
  MAX_CHANGE_NOTE_LENGTH,
  MAX_STATIC_TEXT_LENGTH,
  staticPageTexts,
} from '#shared/features/static-pages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useSave } from '../../../core/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MarkdownEditor } from '../../../ui/editor/markdown-editor.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

const Draft = z.object({ content: z.string(), note: z.string() });
const drafts = createDraftStore({ name: 'static-page', schema: Draft, storedFor: 'browser' });

const Written = z.extend(z.omit(NewStaticText, { content: true }), {
  content: NewStaticText.shape.content.check(visible(staticPageTexts.textMissing)),
});

export interface StaticTextFormProps {
  /** Page and section: names the draft. */
  id: string;
  heading: string;
  version: number;
  /** The text as it is now. */
  content: string;
  /** @throws what the server refused */
  onSave: (text: NewStaticText) => Promise<void>;
  onClose: () => void;
}

export function StaticTextForm({ id, heading, version, content, onSave, onClose }: StaticTextFormProps) {
  const { markdown } = useApi();
  const { draft, setDraft, clear } = useDraft(drafts, id, { content, note: '' });
  const { save, isSaving, errors, failure } = useSave<unknown, NewStaticText>({
    schema: Written,
    send: onSave,
    failureOf: (error) => `${staticPageTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      clear();
      onClose();
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save({ ...draft, version });
      }}
    >
      <MarkdownEditor
        label={`Text under ${heading}`}
        required
        rows={12}
        maxLength={MAX_STATIC_TEXT_LENGTH}
        error={errors['content']}
        services={{ preview: async (text) => (await markdown.preview.call({ text })).html }}
        value={draft.content}
        onChange={(written) => setDraft((before) => ({ ...before, content: written }))}
      />
      <Field label="Vad är ändrat?" hint="Visas i sidans historik." error={errors['note']}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_CHANGE_NOTE_LENGTH}
            value={draft.note}
            onChange={({ target }) => setDraft((before) => ({ ...before, note: target.value }))}
          />
        )}
      </Field>
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            clear();
            onClose();
          }}
        >
          Avbryt
        </Button>
        <Button type="submit" variant="primary" busy={isSaving}>
          Spara
        </Button>
      </div>
    </form>
  );
}
