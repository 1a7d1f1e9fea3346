// Endpoints of results.
import { leaguesContract } from './leagues/contract.ts';
import { listContract } from './list/contract.ts';
import { matchContract } from './match/contract.ts';
import { teamsContract } from './teams/contract.ts';

export const resultsContract = {
  ...listContract,
  ...matchContract,
  ...leaguesContract,
  ...teamsContract,
};
