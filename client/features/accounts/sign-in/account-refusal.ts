// What is said when signing in or registering has failed. Source: spec 1 §8, Auth.
import { signInTexts } from '#shared/features/accounts/sign-in/sign-in-words.ts';
import { isRefusal, sentenceOf } from '../../../core/failure.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Says it as a toast and gives the sentence, to be left standing in the form. */
export function showRefusal(error: unknown): string {
  const sentence = sentenceOf(error, signInTexts.unexpected);
  const isUnexpected = !isRefusal(error) || isRefusal(error, 'INTERNAL_SERVER_ERROR');
  toast.error(sentence, isUnexpected ? { description: signInTexts.tryAgain } : undefined);
  return sentence;
}
