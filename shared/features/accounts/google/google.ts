// Sign-in with Google: texts, and the outcomes that the callback passes to the page. Source: spec 1 §8.

export const googleTexts = {
  failed: 'Något gick fel med Google-inloggning',
  passwordRemoved:
    'E-postadressen var inte bekräftad, så det gamla lösenordet gäller inte längre. Logga in med Google, eller välj ”Glömt lösenord?” för att skapa ett nytt.',
} as const;

/** `password-removed`: signed in to an account whose address was not confirmed. `second-step`: a code is required. */
export const googleOutcomes = [
  'failed',
  'signed-in',
  'password-removed',
  'registered',
  'second-step',
] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];
