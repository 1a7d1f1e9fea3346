// A new password written twice, with its strength; for choosing another one.
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface TwicePasswordProps {
  /** The fields as the form knows them. */
  password: UseFormRegisterReturn;
  repeated: UseFormRegisterReturn;
  /** What has been typed so far. */
  typed: string;
  errors: { password?: { message?: string }; repeated?: { message?: string } };
}

export function TwicePassword({ password, repeated, typed, errors }: TwicePasswordProps) {
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
        <PasswordStrength password={typed} />
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
