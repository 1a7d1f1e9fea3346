// Choosing another password: written twice, long and strong enough. The form runs it, then the server again.
import { checkChangedPassword } from './password.ts';
import { newPasswordTexts } from '../mail-link-words.ts';

/** One sentence beside each field that is wrong; empty when it will do. Source: spec 1 §5 Password reset page. */
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
