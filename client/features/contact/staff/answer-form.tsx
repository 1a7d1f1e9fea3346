// The form for an answer: mailed to the sender, and stored with the message.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { MAX_CONTACT_MESSAGE_LENGTH } from '#shared/features/contact/rules.ts';
import { type StaffContactMessage, text } from '#shared/features/contact/schemas.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { useEditedVersion } from '../../../core/use-edited-version.ts';
import { useSave } from '../../../core/use-save.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useContentId } from '../../../core/drafts/use-content-id.ts';

const Answer = z.object({
  content: text(contactTexts.replyMissing, MAX_CONTACT_MESSAGE_LENGTH, contactTexts.messageTooLong),
});
type Answer = z.infer<typeof Answer>;

export interface AnswerFormProps {
  message: StaffContactMessage;
  /** As in `ContactActions`. */
  onStart: () => () => void;
  /** Called unless the admin has typed more since. */
  onSent: () => void;
}

export function AnswerForm({ message, onStart, onSent }: AnswerFormProps) {
  const { id, version, email, replies } = message;
  const { contact } = useApi();
  const queryClient = useQueryClient();
  const { draft, setDraft, clearSent } = useTextDraft(`contact answer ${id}`);
  const [resolves, setResolves] = useState(true);
  const replyId = useContentId();
  const [repliesAtStart] = useState(replies.length);
  const edited = useEditedVersion(version);
  const finish = useRef<() => void>(undefined);
  const { save, isSaving, errors, failure } = useSave<Answer, Answer>({
    schema: Answer,
    form: { content: draft },
    async send({ content }) {
      // A reply that arrives while the answer is written may be unread; other changes do not concern the answer.
      const read = replies.length === repliesAtStart ? version : edited.version;
      const input = { id, version: read, replyId: replyId.of(content), content, resolves };
      const { isMailed } = await contact.answer.call(input).catch((error: unknown) => {
        if (isRefusal(error, 'CONFLICT')) edited.renew();
        // Another staff member may have written. The error is not delayed by a list that does not load either.
        refreshQueries(queryClient, contact.key());
        throw error;
      });
      if (isMailed) toast.success(contactTexts.replySent);
      else toast.warning(contactTexts.replyStored, { description: contactTexts.replyStoredExplanation });
      await queryClient.invalidateQueries({ queryKey: contact.key() });
    },
    failureOf: (error) => `${contactTexts.replyFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      if (clearSent(draft) === '') onSent();
      finish.current?.();
    },
  });
  return (
    <form
      noValidate
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        finish.current = onStart();
        submitForm(event, () => save({ content: draft }));
      }}
    >
      <TextAreaField
        label="Svar"
        required
        hint={`Mejlas till ${email}.`}
        error={errors['content']}
        rows={5}
        maxLength={MAX_CONTACT_MESSAGE_LENGTH}
        value={draft}
        onChange={setDraft}
      />
      <Checkbox
        label="Markera som hanterad"
        checked={resolves}
        onChange={({ target }) => setResolves(target.checked)}
      />
      <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      <div>
        <Button type="submit" variant="primary" busy={isSaving}>
          Skicka svaret
        </Button>
      </div>
    </form>
  );
}
