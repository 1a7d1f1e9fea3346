// Texts about passkeys.
import { MAX_PASSKEYS } from './passkey-rules.ts';

export const passkeyTexts = {
  unknown: 'Passnyckeln känns inte igen. Logga in på ett annat sätt.',
  timedOut: 'Det tog för lång tid. Försök igen.',
  failed: 'Passnyckeln kunde inte användas. Försök igen, eller logga in på ett annat sätt.',
  notAdded: 'Passnyckeln kunde inte läggas till. Försök igen.',
  alreadyRegistered: 'Den här enheten har redan en passnyckel till ditt konto.',
  tooMany: `Du kan ha högst ${MAX_PASSKEYS} passnycklar. Ta bort en först.`,
  alreadyDeleted: 'Passnyckeln är redan borttagen.',
  added: 'Passnyckeln är tillagd',
  removed: 'Passnyckeln är borttagen',
} as const;
