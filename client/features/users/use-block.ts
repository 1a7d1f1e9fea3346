// Suspends one or several users: checks the form, sends a request for each, and returns the errors of the form.
import { useState } from 'react';
import { NewBlock, type User } from '#shared/features/users/contract.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf } from '../../core/failure.ts';
import { type DecidedEach, decideEach } from '../../core/moderation/decide-each.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { failureSentence } from './failure-sentence.ts';
import { useUserRefresh } from './user-refresh.ts';

/** What the dialog shows of a user. */
export type BlockedUser = Pick<User, 'id' | 'name' | 'listedAds'>;

type TypedBlock = Omit<NewBlock, 'rule'> & { rule: string };

interface BlockForm {
  block: (typed: TypedBlock, today: string) => Promise<void>;
  isSaving: boolean;
  refusals: Record<string, string>;
  failure: string;
}

/** @param onBlocked is called when at least one user is suspended; otherwise the form shows the last error */
export function useBlock(
  users: readonly BlockedUser[],
  onBlocked: (outcome: DecidedEach) => void,
): BlockForm {
  const api = useApi();
  const refresh = useUserRefresh();
  const promptSignIn = useSignInPrompt();
  const [isSaving, setIsSaving] = useState(false);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function block(typed: TypedBlock, today: string): Promise<void> {
    const { data, error } = NewBlock.safeParse({ ...typed, rule: typed.rule || undefined });
    const wrong = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
    if (typed.lastDay !== null && typed.lastDay < today) wrong['lastDay'] = userTexts.endsInThePast;
    setFailure('');
    setRefusals(wrong);
    if (!data || Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    const outcome = await decideEach(users, {
      decide: async ({ id }) => (await api.users.block.call({ id, ...data })).undo,
      titleOf: ({ name }) => name,
    });
    // Also after a refusal: another admin may have been first.
    void refresh();
    setIsSaving(false);
    if (outcome.decided.length > 0) return onBlocked(outcome);
    const { error: refused, signedOut } = outcome;
    if (signedOut) promptSignIn(signedOut.message, () => void block(typed, today));
    setRefusals(fieldErrorsOf(refused));
    if (Object.keys(fieldErrorsOf(refused)).length === 0)
      setFailure(failureSentence(userTexts.blockFailed, refused));
  }
  return { block, isSaving, refusals, failure };
}
