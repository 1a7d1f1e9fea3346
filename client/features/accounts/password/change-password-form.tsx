// The form of "Byt lösenord": the current password, and the new one twice.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { checkRepeatedPassword } from '#shared/features/accounts/password/repeated-password.ts';
import { newPasswordTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PasswordField } from './password-field.tsx';
import { resolveBy } from '../rule-errors.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordFailure } from './password-failure.ts';

const fieldNames = ['current', 'password', 'repeated'] as const;
type Typed = Record<(typeof fieldNames)[number], string>;
const emptyForm: Typed = { current: '', password: '', repeated: '' };

export function ChangePasswordForm() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  // The mutation is not cached: it contains passwords.
  const { mutateAsync } = useMutation(api.accounts.changePassword.mutationOptions({ gcTime: 0 }));
  const { register, handleSubmit, setError, reset, control, formState } = useForm<Typed>({
    mode: 'onTouched',
    resolver: (typed) => resolveBy(typed, validate(typed)),
    defaultValues: emptyForm,
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  const save = handleSubmit(async (typed) => {
    try {
      await mutateAsync(typed);
      reset(emptyForm);
      toast.success(newPasswordTexts.changed);
      await queryClient.invalidateQueries({ queryKey: api.accounts.devices.queryKey() });
    } catch (error) {
      showAtField(error);
    }
  });

  function showAtField(error: unknown): void {
    if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void save());
    const fields = fieldErrorsOf(error);
    const invalid = fieldNames.filter((field) => fields[field]);
    for (const field of invalid)
      setError(field, { type: 'server', message: fields[field] }, { shouldFocus: field === invalid[0] });
    const sentence = passwordFailure(error);
    if (!isRefusal(error, 'UNAUTHORIZED')) toast.error(sentence);
    if (invalid.length === 0) setError('root', { message: sentence });
  }

  return (
    <form noValidate onSubmit={save} className="flex max-w-md flex-col gap-5 pt-1">
      <p className="text-muted">Alla andra enheter loggas ut när du byter.</p>
      <PasswordField
        label="Nuvarande lösenord"
        required
        error={errors.current?.message}
        autoComplete="current-password"
        {...register('current')}
      />
      <NewPasswordFields
        password={register('password')}
        repeated={register('repeated')}
        typed={password}
        errors={errors}
      />
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <Button type="submit" busy={isSubmitting} className="self-start">
        Byt lösenord
      </Button>
    </form>
  );
}

function validate({ current, ...twice }: Typed) {
  return {
    ...(current === '' && { current: newPasswordTexts.currentMissing }),
    ...checkRepeatedPassword(twice),
  };
}
