// The questions that are asked before an action on a user. Source: spec 2 §8 Users.
import type { Role } from '#shared/features/accounts/roles.ts';
import type { User } from '#shared/features/users/contract.ts';
import { DAYS_TO_AGE_ERASURE } from '#shared/features/users/rules.ts';
import { roleLabels, userTexts } from '#shared/features/users/texts.ts';
import type { ConfirmOptions } from '../../ui/dialog/confirm.tsx';

export type Question = Pick<ConfirmOptions, 'title' | 'text' | 'confirmLabel' | 'danger'>;

type Named = Pick<User, 'name'>;

/** The confirmation of a new role: of access that is given, changed or taken away. */
export function roleQuestion(user: User, role: Role): Question {
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

export function twoStepQuestion({ name }: Named): Question {
  return {
    title: `Ta bort tvåstegsinloggning för ${name}?`,
    text: 'Gör det bara om du är säker på att det är rätt person som ber om det. Personen loggar sedan in utan kod, och får veta det med e-post.',
    confirmLabel: 'Ta bort tvåstegsinloggning',
    danger: true,
  };
}

export function birthYearQuestion({ name }: Named): Question {
  return {
    title: `Fråga ${name} om födelseåret igen?`,
    text: 'För den som har skrivit fel. Tills personen har svarat kan hen inte annonsera, och hens kontaktuppgifter visas inte.',
    confirmLabel: 'Fråga igen',
  };
}

export function closingQuestion({ name }: Named): Question {
  return {
    title: `Stäng kontot för ${name}?`,
    text: `För den som är yngre än åldersgränsen. Personen stängs av direkt, får veta varför och kan överklaga och ladda ner sina uppgifter. Efter ${DAYS_TO_AGE_ERASURE} dagar kan en kollega radera kontot.`,
    confirmLabel: 'Stäng kontot',
    danger: true,
  };
}

export function erasureQuestion({ name }: Named): Question {
  return {
    title: `Radera kontot för ${name}?`,
    text: 'Tiden för att hämta uppgifter är slut och inget överklagande väntar. Kontot och allt som hör till det raderas. Detta går inte att ångra.',
    confirmLabel: 'Radera kontot',
    danger: true,
  };
}

export function deletionQuestion({ name }: Named): Question {
  return { title: `Ta bort ${name}?`, text: userTexts.confirmDelete, confirmLabel: 'Ta bort', danger: true };
}
