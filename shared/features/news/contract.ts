// Endpoints of news.
import { articleContract } from './article/contract.ts';
import { editingContract } from './editing/contract.ts';
import { listContract } from './list/contract.ts';

export const newsContract = { ...listContract, ...articleContract, ...editingContract };
