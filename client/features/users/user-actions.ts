// Actions on users from their rows, with feedback. Source: spec 2 §8 Users.
import type { Role } from '#shared/features/accounts/roles.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import type { Undo } from '#shared/features/decisions/contract.ts';
import type { User } from '#shared/features/users/contract.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { failureSentence } from './failure-sentence.ts';
import {
  birthYearQuestion,
  closingQuestion,
  deletionQuestion,
  erasureQuestion,
  type Question,
  roleQuestion,
  twoStepQuestion,
} from './user-questions.ts';
import { useUserRefresh } from './user-refresh.ts';

export interface UserActions {
  setRole: (user: User, role: Role) => Promise<void>;
  /** Opens the dialog that asks for reason and end. */
  block: (user: User) => void;
  unblock: (user: User) => Promise<void>;
  removeTwoStep: (user: User) => Promise<void>;
  clearBirthYear: (user: User) => Promise<void>;
  /** The first step of closing an account for its owner's age, which can be appealed. */
  closeForAge: (user: User) => Promise<void>;
  /** The second step: erases the account. */
  eraseForAge: (user: User) => Promise<void>;
  remove: (user: User) => Promise<void>;
}

type FailedAction = Parameters<typeof failureSentence>[0];

export function useUserActions(openBlock: (user: User) => void): UserActions {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useUserRefresh();
  const offerUndo = useOfferUndo(toast);
  const promptSignIn = useSignInPrompt();

  /** Runs an action that shows its own success. Asks for sign-in if the session has ended, and runs it again. */
  async function attempt(failed: FailedAction, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        return promptSignIn(errorMessageOf(error), () => void attempt(failed, action));
      toast.error(failureSentence(failed, error));
    }
    // Also after a refusal: another admin may have been first.
    await refresh();
  }

  /** Runs an action when it is confirmed. The dialog shows a failure, and remains open. */
  async function confirmed(
    question: Question,
    { run, failed, onDone }: { run: () => Promise<unknown>; failed: FailedAction; onDone: () => void },
  ): Promise<void> {
    const describeFailure = (error: unknown) => failureSentence(failed, error);
    if (await confirm({ ...question, onConfirm: run, describeFailure })) onDone();
    await refresh();
  }

  return {
    async setRole(user, role) {
      const isSure = await confirm({ ...roleQuestion(user, role), onConfirm: () => undefined });
      if (!isSure) return;
      await attempt(userTexts.roleFailed, async () => {
        await api.users.setRole.call({ id: user.id, role });
        toast.success(userTexts.roleChanged);
      });
    },
    block: openBlock,
    unblock: ({ id }) =>
      attempt(userTexts.unblockFailed, async () => {
        const { undo } = await api.users.unblock.call({ id });
        offerUndo(userTexts.unblocked(1), [undo]);
      }),
    removeTwoStep: (user) =>
      confirmed(twoStepQuestion(user), {
        run: () => api.users.removeTwoStep.call({ id: user.id }),
        failed: twoStepTexts.removeFailed,
        onDone: () => toast.success(twoStepTexts.removed),
      }),
    clearBirthYear: (user) =>
      confirmed(birthYearQuestion(user), {
        run: () => api.users.deleteBirthYear.call({ id: user.id }),
        failed: userTexts.birthYearFailed,
        onDone: () => toast.success(userTexts.birthYearForgotten),
      }),
    async closeForAge(user) {
      const undos: Undo[] = [];
      await confirmed(closingQuestion(user), {
        run: async () => undos.push((await api.users.closeForAge.call({ id: user.id })).undo),
        failed: userTexts.closeForAgeFailed,
        onDone: () => offerUndo(userTexts.closedForAge, undos),
      });
    },
    eraseForAge: (user) =>
      confirmed(erasureQuestion(user), {
        run: () => api.users.eraseForAge.call({ id: user.id }),
        failed: userTexts.eraseForAgeFailed,
        onDone: () => toast.success(userTexts.deleted),
      }),
    remove: (user) =>
      confirmed(deletionQuestion(user), {
        run: () => api.users.delete.call({ id: user.id }),
        failed: userTexts.deleteFailed,
        onDone: () => toast.success(userTexts.deleted),
      }),
  };
}
