// Form for answering a review, once, by its subject; loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { MAX_REVIEW_LENGTH } from '#shared/features/deals/rules.ts';
import { reviewTexts } from '#shared/features/deals/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useTextDraft } from '../../core/drafts/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, FieldError } from '../../ui/form/field.tsx';
import { submitForm } from '../../ui/form/first-invalid.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { ReviewActionProps } from './review-action.ts';

export function AnswerForm({ review, onClose }: ReviewActionProps) {
  const formId = useId();
  const { text, setText, save, isSaving, refusal, failure } = useAnswer(review.id, onClose);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, save);
  }

  // A request in progress may fail, and its error is shown in this form.
  const close = () => isSaving || onClose();

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={`Svara ${review.author.name}`}
      description="Alla kan läsa svaret. Du kan svara en gång, och det går inte att ändra."
      size="sm"
      footer={
        <>
          <Button onClick={close}>Avbryt</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            Publicera svaret
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-2">
        <Field label="Ditt svar" required describedBy={`${formId}-count`} error={refusal}>
          {(control) => (
            <TextArea
              {...control}
              className="min-h-24"
              maxLength={MAX_REVIEW_LENGTH}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p id={`${formId}-count`} className="text-right text-sm text-muted tabular-nums">
          {text.length} av {MAX_REVIEW_LENGTH} tecken
        </p>
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
      </form>
    </Dialog>
  );
}

function useAnswer(id: string, onSaved: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { draft: text, setDraft: setText, clear } = useTextDraft(`${id} answer`);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState('');

  async function save(): Promise<void> {
    setFailure('');
    setRefusal(text.trim() ? undefined : reviewTexts.answerMissing);
    if (!text.trim()) return;
    setIsSaving(true);
    try {
      await api.deals.answer.call({ id, text });
      clear();
      toast.success(reviewTexts.answered);
      await queryClient.invalidateQueries({ queryKey: api.deals.key() });
      onSaved();
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void save());
      setRefusal(fieldErrorsOf(refused)['text']);
      if (!fieldErrorsOf(refused)['text'])
        setFailure(`${reviewTexts.answerFailed}. ${errorMessageOf(refused)}`);
      setIsSaving(false);
    }
  }
  return { text, setText, save, isSaving, refusal, failure };
}
