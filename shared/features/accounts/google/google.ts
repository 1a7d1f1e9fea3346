// Signing in with Google: its sentences, and how the way back tells the page what came of it. Source: spec 1 §8.

export const googleTexts = {
  failed: 'Något gick fel med Google-inloggning',
  passwordRemoved:
    'E-postadressen var inte bekräftad, så det gamla lösenordet gäller inte längre. Logga in med Google, eller välj ”Glömt lösenord?” för att skapa ett nytt.',
} as const;

/** `password-removed`: signed in to an account whose address nobody had confirmed. `second-step`: a code is asked for. */
export const googleOutcomes = [
  'failed',
  'signed-in',
  'password-removed',
  'registered',
  'second-step',
] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];
