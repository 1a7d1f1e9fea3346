// Actions on users from their rows, with feedback. Source: spec 2 §8 Users.
import type { Role } from '#shared/features/accounts/roles.ts';
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import type { Undo } from '#shared/features/decisions/contract.ts';
import type { User } from '#shared/features/users/contract.ts';
import { DAYS_TO_AGE_ERASURE } from '#shared/features/users/rules.ts';
import { roleLabels, userTexts } from '#shared/features/users/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { type ConfirmOptions, useConfirm } from '../../ui/dialog/confirm.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { failureSentence } from './failure-sentence.ts';
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
    question: Pick<ConfirmOptions, 'title' | 'text' | 'confirmLabel' | 'danger'>,
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
    removeTwoStep: ({ id, name }) =>
      confirmed(
        {
          title: `Ta bort tvåstegsinloggning för ${name}?`,
          text: 'Gör det bara om du är säker på att det är rätt person som ber om det. Personen loggar sedan in utan kod, och får veta det med e-post.',
          confirmLabel: 'Ta bort tvåstegsinloggning',
          danger: true,
        },
        {
          run: () => api.users.removeTwoStep.call({ id }),
          failed: twoStepTexts.removeFailed,
          onDone: () => toast.success(twoStepTexts.removed),
        },
      ),
    clearBirthYear: ({ id, name }) =>
      confirmed(
        {
          title: `Fråga ${name} om födelseåret igen?`,
          text: 'För den som har skrivit fel. Tills personen har svarat kan hen inte annonsera, och hens kontaktuppgifter visas inte.',
          confirmLabel: 'Fråga igen',
        },
        {
          run: () => api.users.deleteBirthYear.call({ id }),
          failed: userTexts.birthYearFailed,
          onDone: () => toast.success(userTexts.birthYearForgotten),
        },
      ),
    async closeForAge({ id, name }) {
      const undos: Undo[] = [];
      await confirmed(
        {
          title: `Stäng kontot för ${name}?`,
          text: `För den som är yngre än åldersgränsen. Personen stängs av direkt, får veta varför och kan överklaga och ladda ner sina uppgifter. Efter ${DAYS_TO_AGE_ERASURE} dagar kan en kollega radera kontot.`,
          confirmLabel: 'Stäng kontot',
          danger: true,
        },
        {
          run: async () => undos.push((await api.users.closeForAge.call({ id })).undo),
          failed: userTexts.closeForAgeFailed,
          onDone: () => offerUndo(userTexts.closedForAge, undos),
        },
      );
    },
    eraseForAge: ({ id, name }) =>
      confirmed(
        {
          title: `Radera kontot för ${name}?`,
          text: 'Tiden för att hämta uppgifter är slut och inget överklagande väntar. Kontot och allt som hör till det raderas. Detta går inte att ångra.',
          confirmLabel: 'Radera kontot',
          danger: true,
        },
        {
          run: () => api.users.eraseForAge.call({ id }),
          failed: userTexts.eraseForAgeFailed,
          onDone: () => toast.success(userTexts.deleted),
        },
      ),
    remove: ({ id, name }) =>
      confirmed(
        { title: `Ta bort ${name}?`, text: userTexts.confirmDelete, confirmLabel: 'Ta bort', danger: true },
        {
          run: () => api.users.delete.call({ id }),
          failed: userTexts.deleteFailed,
          onDone: () => toast.success(userTexts.deleted),
        },
      ),
  };
}

/** The confirmation of a new role: of access that is given, changed or taken away. */
function roleQuestion(user: User, role: Role): Pick<ConfirmOptions, 'title' | 'text' | 'confirmLabel'> {
  if (role === 'user') {
    const label = user.role === 'superadmin' ? 'Ta bort superadmin' : 'Ta bort admin';
    return {
      title: `${label}?`,
      text: `${user.name} kommer inte längre in i administrationen.`,
      confirmLabel: label,
    };
  }
  const label = role === 'superadmin' ? 'Gör till superadmin' : 'Gör till admin';
  const text =
    user.role === 'superadmin'
      ? `${user.name} har sedan rollen ${roleLabels[role]}, med färre rättigheter än i dag.`
      : `${user.name} kommer in i administrationen med rollen ${roleLabels[role]}.`;
  return { title: `${label}?`, text, confirmLabel: label };
}
