// Asking the same person to sign in again, to go on with what the ended session stopped.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { useApi } from '../../core/api.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';

export type AskAgain = (sentence: string, resume: () => void) => void;

/** Goes on only when it is the author who has come back: what is on the screen is theirs. */
export function useReentry(author: Viewer): AskAgain {
  const prompt = useSignInPrompt();
  const queryClient = useQueryClient();
  const sessionKey = useApi().accounts.session.queryKey();
  return useCallback(
    (sentence, resume) =>
      prompt(sentence, () => {
        if (queryClient.getQueryData(sessionKey)?.viewer?.id === author.id) resume();
      }),
    [prompt, queryClient, sessionKey, author.id],
  );
}
