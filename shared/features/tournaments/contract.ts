// Endpoints of tournaments.
import { detailContract } from './detail/contract.ts';
import { editingContract } from './editing/contract.ts';
import { listContract } from './list/contract.ts';
import { remindersContract } from './reminders/contract.ts';
import { suggestionContract } from './suggestion/contract.ts';

export const tournamentsContract = {
  ...listContract,
  ...detailContract,
  ...remindersContract,
  ...editingContract,
  ...suggestionContract,
};
