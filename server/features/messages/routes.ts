// The messages endpoints.
import { signInFirst } from '#shared/features/ads/words.ts';
import { endpoint, signedIn, signedInByStatement } from '../../core/endpoint.ts';
import {
  blockPerson,
  findBlockedPeople,
  findConversations,
  markThreadRead,
  openConversation,
  readThread,
  tellTyping,
  unblockPerson,
} from './actions.ts';
import { countUnread } from './queries.ts';
import { replyIn, writeTo } from './sending.ts';

const { messages } = endpoint;
const mine = signedIn();
const toWrite = signedIn(signInFirst.sendMessage);

export const messagesRoutes = {
  unread: messages.unread
    .use(mine)
    .handler(async ({ context }) => ({ unread: await countUnread(context.database, context.viewer.id) })),
  conversations: messages.conversations
    .use(mine)
    .handler(({ context, input }) => findConversations(context, context.viewer, input)),
  conversation: messages.conversation
    .use(mine)
    .handler(({ context, input }) => openConversation(context, context.viewer, input.id)),
  list: messages.list.use(mine).handler(({ context, input }) => readThread(context, context.viewer, input)),
  send: messages.send.use(toWrite).handler(({ context, input }) => writeTo(context, context.viewer, input)),
  reply: messages.reply
    .use(signedInByStatement(signInFirst.sendMessage))
    .handler(({ context, input: { id, messageId, ...message } }) =>
      replyIn(context, context, { threadId: id, id: messageId, ...message }),
    ),
  markRead: messages.markRead
    .use(mine)
    .handler(({ context, input }) => markThreadRead(context, context.viewer, input)),
  typing: messages.typing
    .use(mine)
    .handler(({ context, input }) => tellTyping(context, context.viewer, input.id)),
  block: messages.block
    .use(mine)
    .handler(({ context, input }) => blockPerson(context, context.viewer, input.id)),
  unblock: messages.unblock
    .use(mine)
    .handler(({ context, input }) => unblockPerson(context, context.viewer, input.id)),
  blocked: messages.blocked.use(mine).handler(({ context }) => findBlockedPeople(context, context.viewer)),
};
