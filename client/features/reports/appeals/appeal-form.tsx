// Form for appealing a decision. A draft is stored until it is sent.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { MAX_APPEAL_LENGTH } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { submitForm } from '../../../ui/form/first-invalid.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export interface AppealFormProps {
  id: string;
  closesAt: string;
  /** Called before the appeal replaces the form. */
  onSent: () => void;
  /** What an appeal cannot change. */
  children: ReactNode;
}

export function AppealForm({ id, closesAt, onSent, children }: AppealFormProps) {
  const { text, setText, send, isSending, refusal, failure } = useAppeal(id, onSent);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    submitForm(event, send);
  }

  return (
    <Card>
      <h2 className="mb-1 text-lg">Överklaga</h2>
      <p className="mb-4 text-muted">
        Tycker du att beslutet är fel kan du överklaga det en gång, till och med {formatDate(closesAt)}.{' '}
        {reportTexts.appealDecider} Du kan också vända dig till en domstol eller ett organ för tvistlösning.
      </p>
      {children && <p className="mb-4">{children}</p>}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label="Varför är beslutet fel?"
          required
          error={refusal}
          rows={4}
          maxLength={MAX_APPEAL_LENGTH}
          value={text}
          onChange={setText}
        />
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
        <Button type="submit" variant="primary" busy={isSending} className="self-start">
          Skicka överklagandet
        </Button>
      </form>
    </Card>
  );
}

function useAppeal(id: string, onSent: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { draft: text, setDraft: setText, clear } = useTextDraft(`${id} my appeal`);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState('');

  async function send(): Promise<void> {
    setFailure('');
    setRefusal(text.trim() ? undefined : reportTexts.appealMissing);
    if (!text.trim()) return;
    setIsSending(true);
    try {
      const report = await api.reports.appeal.call({ id, text });
      clear();
      toast.success(reportTexts.appealed);
      onSent();
      queryClient.setQueryData(api.reports.find.queryKey({ input: { id } }), report);
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(refused), () => void send());
      // Already appealed, for example in another tab; the refetched report shows that appeal in place of the form.
      if (isRefusal(refused, 'CONFLICT')) {
        toast.error(refused.message);
        onSent();
        return refreshQueries(queryClient, api.reports.find.key({ input: { id } }));
      }
      const fieldError = fieldErrorsOf(refused)['text'];
      setRefusal(fieldError);
      if (!fieldError)
        setFailure(
          isRefusal(refused)
            ? errorMessageOf(refused)
            : `${reportTexts.appealFailed}. ${errorMessageOf(refused)}`,
        );
    } finally {
      setIsSending(false);
    }
  }
  return { text, setText, send, isSending, refusal, failure };
}
