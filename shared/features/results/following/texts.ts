// Texts about following teams and leagues.
import { MAX_FOLLOWED } from './rules.ts';

export const followTexts = {
  signIn: 'Du måste vara inloggad för att följa lag och ligor',
  tooMany: `Du kan följa högst ${MAX_FOLLOWED} lag och lika många ligor`,
  failed: 'Kunde inte ändra vad du följer',
  listFailed: 'Kunde inte hämta vad du följer',
} as const;
