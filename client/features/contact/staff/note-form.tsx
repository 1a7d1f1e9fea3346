// The form for the internal note of a message: only staff see it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { MAX_CONTACT_NOTE_LENGTH } from '#shared/features/contact/rules.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { useEditedVersion } from '../../../core/use-edited-version.ts';
import { useSave } from '../../../core/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';

const Note = z.object({
  note: z.string().check(z.trim(), z.maxLength(MAX_CONTACT_NOTE_LENGTH, contactTexts.noteTooLong)),
});
type Note = z.infer<typeof Note>;

/** `before` and `version` are the note and the version of the message when writing began. */
const NoteDraft = z.object({ note: z.string(), before: z.string(), version: z.number() });
const drafts = createDraftStore({ name: 'contact-note', schema: NoteDraft, storedFor: 'tab' });

export interface NoteFormProps {
  message: StaffContactMessage;
  onSaved: () => void;
}

export function NoteForm({ message: { id, version, note: saved }, onSaved }: NoteFormProps) {
  const { contact } = useApi();
  const queryClient = useQueryClient();
  const [initial] = useState({ note: saved, before: saved, version });
  const { draft, setDraft, clear } = useDraft(drafts, id, initial);
  const { note } = draft;
  const edited = useEditedVersion(version, draft.version);
  const { save, isSaving, errors, failure } = useSave<Note, Note>({
    schema: Note,
    async send(data) {
      // Other changes of the message, such as who is responsible, do not concern the note.
      const read = saved === draft.before ? version : edited.version;
      await contact.setNote.call({ id, version: read, ...data }).catch((error: unknown) => {
        if (isRefusal(error, 'CONFLICT')) edited.renew();
        // The card then shows what another staff member has written.
        refreshQueries(queryClient, contact.key());
        throw error;
      });
      await queryClient.invalidateQueries({ queryKey: contact.key() });
    },
    failureOf: (error) => `${contactTexts.noteFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      clear();
      toast.success(contactTexts.noteSaved);
      onSaved();
    },
  });
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => submitForm(event, () => save({ note }))}
    >
      <TextAreaField
        label="Anteckning"
        hint="Syns bara för er i administrationen."
        error={errors['note']}
        rows={3}
        maxLength={MAX_CONTACT_NOTE_LENGTH}
        value={note}
        onChange={(written) => setDraft({ ...draft, note: written })}
      />
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <div>
        <Button type="submit" busy={isSaving}>
          Spara anteckningen
        </Button>
      </div>
    </form>
  );
}
