// Asks a signed-in user for the password, a code or both, before a change of how they sign in.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
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
  /** The required fields; empty when a recent sign-in suffices. */
  fields: readonly FieldName[];
  /** Accepts codes from the app only, no recovery codes. */
  isAppOnly?: boolean;
  submitLabel: string;
  isDangerous?: boolean;
  onSubmit: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

export function ProofForm(props: ProofFormProps) {
  const { text, fields, isAppOnly = false, submitLabel, isDangerous = false, onSubmit, onCancel } = props;
  const promptSignIn = useSignInPrompt();
  const element = useRef<HTMLFormElement>(null);
  useFocusInside(element);
  const { register, handleSubmit, setError, formState } = useForm<Proof>({
    resolver: (typed) => resolveBy(typed, validate(typed, fields)),
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
    const sentence = errorMessageOf(error);
    if (isRefusal(error, 'UNAUTHORIZED')) return promptSignIn(sentence, () => void send());
    const sentences = fieldErrorsOf(error);
    const invalid = fields.filter((field) => sentences[field]);
    for (const field of invalid)
      setError(field, { type: 'server', message: sentences[field] }, { shouldFocus: field === invalid[0] });
    if (invalid.length > 0) return;
    toast.error(sentence);
    setError('root', { message: sentence });
  }

  return (
    <form ref={element} noValidate onSubmit={send} className="flex max-w-md flex-col gap-5">
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

/**
 * Focuses the first field, or "Avbryt" when there are no fields: the form replaces the pressed button, and the focus would be
 * lost with the button. When the form closes, the focus moves to the heading of its section.
 */
function useFocusInside(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const element = form.current;
    const target = element?.querySelector('input') ?? element?.querySelector('button:not([type="submit"])');
    if (target instanceof HTMLElement) target.focus();
    element?.scrollIntoView({ block: 'nearest' });
    const heading = element?.closest('details')?.querySelector('summary');
    return () => {
      if (element?.contains(document.activeElement)) heading?.focus();
    };
  }, [form]);
}

function validate({ password, code }: Proof, required: readonly FieldName[]): Partial<Proof> {
  return {
    ...(required.includes('password') && password === '' && { password: twoStepTexts.passwordMissing }),
    ...(required.includes('code') && code.trim() === '' && { code: twoStepTexts.codeMissing }),
  };
}
