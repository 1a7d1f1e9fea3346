// Validates a changed password that is entered twice, in the form and on the server.
import { checkChangedPassword } from './password.ts';
import { newPasswordTexts } from '../mail-link-texts.ts';

/** One message per invalid field; empty if valid. Source: spec 1 §5 Password reset page. */
export function checkRepeatedPassword(typed: { password: string; repeated: string }): {
  password?: string;
  repeated?: string;
} {
  const weakness = checkChangedPassword(typed.password);
  return {
    ...(weakness && { password: weakness }),
    ...(typed.password !== typed.repeated && { repeated: newPasswordTexts.mismatch }),
  };
}
