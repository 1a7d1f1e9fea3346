// The error of a failed sign-in or registration. Source: spec 1 §8, Auth.
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-texts.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Shows the error as a toast and returns it, to be shown in the form as well. */
export function showRefusal(error: unknown): string {
  const sentence = errorMessageOf(error, signInTexts.unexpected);
  const isUnexpected = !isRefusal(error) || isRefusal(error, 'INTERNAL_SERVER_ERROR');
  toast.error(sentence, isUnexpected ? { description: signInTexts.tryAgain } : undefined);
  return sentence;
}
