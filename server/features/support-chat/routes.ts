// The endpoints of the support chat.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { readReplies, replaceReplies } from './actions.ts';

const { supportChat } = endpoint;

export const supportChatRoutes = {
  find: supportChat.find.handler(({ context }) => readReplies(context)),
  save: supportChat.save.use(adminOnly).handler(({ context, input }) => replaceReplies(context, input)),
};
