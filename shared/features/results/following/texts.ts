// Texts about following teams and leagues.

/** Maximum number of followed teams, and of followed leagues: more than anyone needs. All are read for every article. */
export const MAX_FOLLOWED = 200;

export const followTexts = {
  signIn: 'Du måste vara inloggad för att följa lag och ligor',
  tooMany: `Du kan följa högst ${MAX_FOLLOWED} lag och lika många ligor`,
  failed: 'Kunde inte ändra vad du följer',
  listFailed: 'Kunde inte hämta vad du följer',
} as const;
