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

export function useUserActions(openBlock: (user: User) => void): UserActions {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useUserRefresh();
  const offerUndo = useOfferUndo(toast);
  const promptSignIn = useSignInPrompt();

  async function attempt(
    action: () => Promise<unknown>,
    { done, failed }: { done: string; failed: Parameters<typeof failureSentence>[0] },
  ): Promise<void> {
    try {
      await action();
      toast.success(done);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) {
        return promptSignIn(errorMessageOf(error), () => void attempt(action, { done, failed }));
      }
      toast.error(failureSentence(failed, error));
    }
    // Also after a refusal: another admin may have been first.
    await refresh();
  }

  const changeRole = (user: User, role: Role) =>
    attempt(() => api.users.setRole.call({ id: user.id, role }), {
      done: userTexts.roleChanged,
      failed: userTexts.roleFailed,
    });

  return {
    async setRole(user, role) {
      const isSure = await confirm({ ...roleQuestion(user, role), onConfirm: () => undefined });
      if (isSure) await changeRole(user, role);
    },
    block: openBlock,
    async unblock(user) {
      try {
        const { undo } = await api.users.unblock.call({ id: user.id });
        offerUndo(userTexts.unblocked(1), [undo]);
      } catch (error) {
        if (isRefusal(error, 'UNAUTHORIZED')) {
          return promptSignIn(errorMessageOf(error), () => void this.unblock(user));
        }
        toast.error(failureSentence(userTexts.unblockFailed, error));
      }
      await refresh();
    },
    async removeTwoStep(user) {
      const isRemoved = await confirm({
        title: `Ta bort tvåstegsinloggning för ${user.name}?`,
        text: 'Gör det bara om du är säker på att det är rätt person som ber om det. Personen loggar sedan in utan kod, och får veta det med e-post.',
        confirmLabel: 'Ta bort tvåstegsinloggning',
        danger: true,
        onConfirm: () => api.users.removeTwoStep.call({ id: user.id }),
        describeFailure: (error) => failureSentence(twoStepTexts.removeFailed, error),
      });
      if (isRemoved) toast.success(twoStepTexts.removed);
      await refresh();
    },
    async clearBirthYear(user) {
      const isCleared = await confirm({
        title: `Fråga ${user.name} om födelseåret igen?`,
        text: 'För den som har skrivit fel. Tills personen har svarat kan hen inte annonsera, och hens kontaktuppgifter visas inte.',
        confirmLabel: 'Fråga igen',
        onConfirm: () => api.users.deleteBirthYear.call({ id: user.id }),
        describeFailure: (error) => failureSentence(userTexts.birthYearFailed, error),
      });
      if (isCleared) toast.success(userTexts.birthYearForgotten);
      await refresh();
    },
    async closeForAge(user) {
      const undos: Undo[] = [];
      const isClosed = await confirm({
        title: `Stäng kontot för ${user.name}?`,
        text: `För den som är yngre än åldersgränsen. Personen stängs av direkt, får veta varför och kan överklaga och ladda ner sina uppgifter. Efter ${DAYS_TO_AGE_ERASURE} dagar kan en kollega radera kontot.`,
        confirmLabel: 'Stäng kontot',
        danger: true,
        onConfirm: async () => undos.push((await api.users.closeForAge.call({ id: user.id })).undo),
        describeFailure: (error) => failureSentence(userTexts.closeForAgeFailed, error),
      });
      if (isClosed) offerUndo(userTexts.closedForAge, undos);
      await refresh();
    },
    async eraseForAge(user) {
      const isErased = await confirm({
        title: `Radera kontot för ${user.name}?`,
        text: 'Tiden för att hämta uppgifter är slut och inget överklagande väntar. Kontot och allt som hör till det raderas. Detta går inte att ångra.',
        confirmLabel: 'Radera kontot',
        danger: true,
        onConfirm: () => api.users.eraseForAge.call({ id: user.id }),
        describeFailure: (error) => failureSentence(userTexts.eraseForAgeFailed, error),
      });
      if (isErased) toast.success(userTexts.deleted);
      await refresh();
    },
    async remove(user) {
      const isRemoved = await confirm({
        title: `Ta bort ${user.name}?`,
        text: userTexts.confirmDelete,
        confirmLabel: 'Ta bort',
        danger: true,
        onConfirm: () => api.users.delete.call({ id: user.id }),
        describeFailure: (error) => failureSentence(userTexts.deleteFailed, error),
      });
      if (isRemoved) toast.success(userTexts.deleted);
      await refresh();
    },
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
