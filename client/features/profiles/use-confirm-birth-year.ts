// Asks before a birth year is saved with which the user may neither publish ads nor write to others: it is asked for once only.
import { checkBirthYear, isOldEnough } from '#shared/features/accounts/age.ts';
import { LOWEST_MINIMUM_AGE } from '#shared/features/site-settings/rules.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { readInteger } from '../../ui/form/read-integer.ts';

/** Resolves to whether the typed year may be saved; without a question for any other year, also an invalid one. */
export function useConfirmBirthYear(): (typed: string) => Promise<boolean> {
  const confirm = useConfirm();
  return async (typed) => {
    const year = readInteger(typed);
    const now = new Date();
    if (checkBirthYear(year, now) !== null || isOldEnough(year, LOWEST_MINIMUM_AGE, now)) return true;
    return confirm({
      title: `Är du född ${year}?`,
      text: `Vi frågar bara en gång. Den som är yngre än ${LOWEST_MINIMUM_AGE} år kan inte annonsera eller skriva till andra.`,
      confirmLabel: `Ja, jag är född ${year}`,
      cancelLabel: 'Ändra',
      onConfirm: () => undefined,
    });
  };
}
