// Asks the author to sign in again, and resumes what the expired session interrupted.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { useApi } from '../../core/api.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';

export type PromptSignIn = (sentence: string, resume: () => void) => void;

/** Resumes only if the same user signs in: the form belongs to the author. */
export function useAuthorSignIn(author: Viewer): PromptSignIn {
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
