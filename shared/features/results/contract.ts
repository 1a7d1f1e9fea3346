// Endpoints of results.
import { editingContract } from './editing/contract.ts';
import { followingContract } from './following/contract.ts';
import { importContract } from './import/contract.ts';
import { leaguesContract } from './leagues/contract.ts';
import { listContract } from './list/contract.ts';
import { matchContract } from './match/contract.ts';
import { scoringContract } from './scoring/contract.ts';
import { teamsContract } from './teams/contract.ts';

export const resultsContract = {
  ...listContract,
  ...matchContract,
  ...leaguesContract,
  ...teamsContract,
  ...editingContract,
  ...scoringContract,
  ...importContract,
  ...followingContract,
};
