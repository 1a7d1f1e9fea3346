// Choosing another password: written twice, long and strong enough. The form runs it, then the server again.
import { judgeChangedPassword } from './password.ts';
import { newPasswordWords } from '../mail-link-words.ts';

/** One sentence beside each field that is wrong; empty when it will do. Source: spec 1 §5 Password reset page. */
export function judgeTwice(typed: { password: string; repeated: string }): {
  password?: string;
  repeated?: string;
} {
  const weakness = judgeChangedPassword(typed.password);
  return {
    ...(weakness && { password: weakness }),
    ...(typed.password !== typed.repeated && { repeated: newPasswordWords.mismatch }),
  };
}
