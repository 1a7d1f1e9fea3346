// Endpoints of the forum.
import { listContract } from './list/contract.ts';
import { moderationContract } from './moderation/contract.ts';
import { threadContract } from './thread/contract.ts';
import { writingContract } from './writing/contract.ts';

export const forumContract = {
  ...listContract,
  ...threadContract,
  ...writingContract,
  ...moderationContract,
};
