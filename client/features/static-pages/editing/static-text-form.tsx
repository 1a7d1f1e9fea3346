// The form for the text of a section of a static page, with preview. Loaded when it opens: the editor needs a browser.
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { visible } from '#shared/saved-text.ts';
import { NewStaticText } from '#shared/features/static-pages/contract.ts';
import {
  MAX_CHANGE_NOTE_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_STATIC_TEXT_LENGTH,
} from '#shared/features/static-pages/rules.ts';
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useEditedVersion } from '../../../core/use-edited-version.ts';
import { useSave } from '../../../core/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { MarkdownEditor } from '../../../ui/editor/markdown-editor.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { arrangeText } from '../section-text.tsx';
import type { StaticPart } from '../static-parts.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';

const Draft = z.object({
  heading: z._default(z.string(), ''),
  content: z.string(),
  note: z.string(),
  /** Drafts of earlier releases have none: saving them asks the user to compare with the current text first. */
  version: z._default(z.number(), 0),
});
const drafts = createDraftStore({ name: 'static-page', schema: Draft, storedFor: 'browser' });

const Written = z.extend(z.omit(NewStaticText, { content: true }), {
  content: NewStaticText.shape.content.check(visible(staticPageTexts.textMissing)),
});
const WrittenQuestion = z.extend(z.omit(Written, { heading: true }), {
  heading: NewStaticText.shape.heading.check(visible(staticPageTexts.questionMissing)),
});

export interface StaticTextFormProps {
  /** Page and section, as the key of the draft. */
  id: string;
  heading: string;
  /** Whether the heading is changed as well. */
  isQuestion: boolean;
  version: number;
  /** The text with which editing begins. */
  content: string;
  part: StaticPart;
  /** The text as it is now, shown if another superadmin has changed the page meanwhile. */
  current: ReactNode;
  /** @throws the server's refusal */
  onSave: (text: NewStaticText) => Promise<void>;
  onClose: () => void;
}

export function StaticTextForm(props: StaticTextFormProps) {
  const { id, heading, isQuestion, version, content, part, current, onSave, onClose } = props;
  const { markdown } = useApi();
  const [openedVersion] = useState(version);
  const initial = { heading: isQuestion ? heading : '', content, note: '', version: openedVersion };
  const { draft, setDraft, isChanged, clear } = useDraft(drafts, id, initial);
  const edited = useEditedVersion(version, draft.version);
  const { save, isSaving, errors, failure, isRefused } = useSaveText({
    schema: isQuestion ? WrittenQuestion : Written,
    form: draft,
    onSave,
    onConflict: edited.renew,
    onSaved: close,
  });

  function close(): void {
    clear();
    onClose();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => submitForm(event, () => save({ ...draft, version: edited.version }))}
    >
      <RestoredDraft isChanged={isChanged} onReset={() => setDraft(initial)} />
      {isQuestion && (
        <Field label="Fråga" required hint="Länkar till frågan fungerar som förut." error={errors['heading']}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_QUESTION_LENGTH}
              value={draft.heading}
              onChange={({ target }) => setDraft((before) => ({ ...before, heading: target.value }))}
            />
          )}
        </Field>
      )}
      <MarkdownEditor
        label={isQuestion ? 'Svar' : `Text under ${heading}`}
        hint={part.writingHint}
        required
        rows={12}
        maxLength={MAX_STATIC_TEXT_LENGTH}
        error={errors['content']}
        services={{
          preview: async (text) => (await markdown.preview.call({ text })).html,
          show: (html) => arrangeText(part, html),
        }}
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
      {isRefused && (
        <Notice title="Texten som gäller nu">
          <div className="prose">{current}</div>
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={close}>Avbryt</Button>
        <Button type="submit" variant="primary" busy={isSaving}>
          Spara
        </Button>
      </div>
    </form>
  );
}

interface SaveTextOptions extends Pick<StaticTextFormProps, 'onSave'> {
  schema: typeof Written | typeof WrittenQuestion;
  form: NewStaticText;
  /** Called when another superadmin has changed the page meanwhile. */
  onConflict: () => void;
  onSaved: () => void;
}

/** `isRefused`: another superadmin had changed the page when it was last saved. */
function useSaveText({ schema, form, onSave, onConflict, onSaved }: SaveTextOptions) {
  const [isRefused, setIsRefused] = useState(false);
  const saving = useSave<NewStaticText, NewStaticText>({
    schema,
    form,
    async send(text) {
      try {
        await onSave(text);
      } catch (error) {
        if (isRefusal(error, 'CONFLICT')) {
          onConflict();
          setIsRefused(true);
        }
        throw error;
      }
    },
    failureOf: (error) => `${staticPageTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved,
  });
  return { ...saving, isRefused };
}
