// Sets a new password by a link from an e-mail. Source: spec 1 §5 Password reset page, §8 Password update.
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { checkRepeatedPassword } from '#shared/features/accounts/password/repeated-password.ts';
import { useApi } from '../../../core/api.ts';
import { fieldErrorsOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { resolveBy } from '../rule-errors.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { passwordFailure } from './password-failure.ts';

export interface ResetFormProps {
  token: string;
  /**
   * @param viewer null when a second step is required
   */
  onReset: (viewer: Viewer | null) => Promise<void>;
}

export function ResetForm({ token, onReset }: ResetFormProps) {
  // The mutation is not cached: it contains a password.
  const { mutateAsync } = useMutation(useApi().accounts.resetPassword.mutationOptions({ gcTime: 0 }));
  const { register, handleSubmit, setError, control, formState } = useForm({
    mode: 'onTouched',
    resolver: (typed: { password: string; repeated: string }) =>
      resolveBy(typed, checkRepeatedPassword(typed)),
    defaultValues: { password: '', repeated: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  const save = handleSubmit(async (typed) => {
    try {
      const { viewer } = await mutateAsync({ token, ...typed });
      await onReset(viewer);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      for (const field of ['password', 'repeated'] as const) {
        if (fields[field]) setError(field, { type: 'server', message: fields[field] });
      }
      const sentence = passwordFailure(error);
      toast.error(sentence);
      setError('root', { message: sentence });
    }
  });

  return (
    <form noValidate onSubmit={save} className="flex max-w-md flex-col gap-5">
      <NewPasswordFields
        password={register('password')}
        repeated={register('repeated')}
        typed={password}
        errors={errors}
      />
      {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      <Button type="submit" variant="primary" busy={isSubmitting}>
        Spara lösenordet
      </Button>
    </form>
  );
}
