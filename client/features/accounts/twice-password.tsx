// A new password written twice, with its strength; for choosing another one.
import type { UseFormRegister } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

export interface TwiceFields {
  password: string;
  repeated: string;
}

export interface TwicePasswordProps {
  register: UseFormRegister<TwiceFields>;
  /** What has been typed so far. */
  password: string;
  errors: { [Field in keyof TwiceFields]?: { message?: string } };
}

export function TwicePassword({ register, password, errors }: TwicePasswordProps) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Nytt lösenord"
          required
          error={errors.password?.message}
          autoComplete="new-password"
          {...register('password')}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordField
        label="Upprepa lösenordet"
        required
        error={errors.repeated?.message}
        autoComplete="new-password"
        {...register('repeated')}
      />
    </>
  );
}
