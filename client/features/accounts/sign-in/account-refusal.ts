// What is said when signing in or registering has failed. Source: spec 1 §8, Auth.
import { signInWords } from '#shared/features/accounts/sign-in/sign-in-words.ts';
import { isRefusal, sentenceOf } from '../../../core/failure.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/** Says it as a toast and gives the sentence, to be left standing in the form. */
export function tellRefusal(error: unknown): string {
  const sentence = sentenceOf(error, signInWords.unexpected);
  const isUnexpected = !isRefusal(error) || isRefusal(error, 'INTERNAL_SERVER_ERROR');
  toast.error(sentence, isUnexpected ? { description: signInWords.tryAgain } : undefined);
  return sentence;
}
