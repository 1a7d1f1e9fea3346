// Two fields for a new password, with its strength.
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  repeated: UseFormRegisterReturn;
  /** The current value of the password field. */
  typed: string;
  errors: { password?: { message?: string }; repeated?: { message?: string } };
}

export function NewPasswordFields({ password, repeated, typed, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Nytt lösenord"
          required
          error={errors.password?.message}
          autoComplete="new-password"
          {...password}
        />
        <PasswordStrength password={typed} error={errors.password?.message} />
      </div>
      <PasswordField
        label="Upprepa lösenordet"
        required
        error={errors.repeated?.message}
        autoComplete="new-password"
        {...repeated}
      />
    </>
  );
}
