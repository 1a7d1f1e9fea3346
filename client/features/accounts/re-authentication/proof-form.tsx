// Asks somebody who is signed in for their password, a code or both, before something about how they sign in is changed.
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-words.ts';
import { fieldsOf, isRefusal, sentenceOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../password/password-field.tsx';
import { resolveBy } from '../rule-errors.ts';

const fieldNames = ['password', 'code'] as const;
type FieldName = (typeof fieldNames)[number];
export type Proof = Record<FieldName, string>;

export interface ProofFormProps {
  text?: ReactNode;
  /** What is asked for; empty for somebody who has just signed in instead. */
  fields: readonly FieldName[];
  /** Only the app's codes will do. */
  isAppOnly?: boolean;
  submitLabel: string;
  isDangerous?: boolean;
  onSubmit: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

export function ProofForm(props: ProofFormProps) {
  const { text, fields, isAppOnly = false, submitLabel, isDangerous = false, onSubmit, onCancel } = props;
  const promptSignIn = useSignInPrompt();
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    resolver: (typed) => resolveBy(typed, judge(typed, fields)),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (proof) => {
    try {
      await onSubmit(proof);
    } catch (error) {
      showAtField(error);
    }
  });

  function showAtField(error: unknown): void {
    const sentence = sentenceOf(error);
    if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(sentence, () => void send());
    const sentences = fieldsOf(error);
    const wrong = fields.filter((field) => sentences[field]);
    for (const field of wrong)
      setError(field, { type: 'server', message: sentences[field] }, { shouldFocus: field === wrong[0] });
    if (wrong.length > 0) return;
    toast.error(sentence);
    setError('root', { message: sentence });
  }

  return (
    <form noValidate onSubmit={send} className="flex max-w-md flex-col gap-5">
      {text && <p className="text-muted">{text}</p>}
      {fields.includes('password') && (
        <PasswordField
          label="Ditt lösenord"
          required
          error={errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
      )}
      {fields.includes('code') && (
        <Field
          label="Kod från appen"
          required
          hint={isAppOnly ? 'Sex siffror, som byts ut var trettionde sekund.' : 'Eller en återställningskod.'}
          error={errors.code?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('code')}
              inputMode={isAppOnly ? 'numeric' : 'text'}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              className="tabular-nums"
            />
          )}
        </Field>
      )}
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isSubmitting}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Avbryt</Button>
      </div>
    </form>
  );
}

function judge({ password, code }: Proof, asked: readonly FieldName[]): Partial<Proof> {
  return {
    ...(asked.includes('password') && password === '' && { password: twoStepTexts.passwordMissing }),
    ...(asked.includes('code') && code.trim() === '' && { code: twoStepTexts.codeMissing }),
  };
}
