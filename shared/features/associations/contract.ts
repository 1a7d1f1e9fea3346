// Endpoints of associations.
import { editingContract } from './editing/contract.ts';
import { listContract } from './list/contract.ts';
import { pageContract } from './page/contract.ts';

export const associationsContract = { ...listContract, ...pageContract, ...editingContract };
