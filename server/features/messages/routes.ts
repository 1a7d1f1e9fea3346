// The messages endpoints.
import { signInFirst } from '#shared/features/ads/texts.ts';
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { blockPerson, findBlockedPeople, unblockPerson } from './blocking/blocks.ts';
import { findConversations, openConversation } from './inbox/conversations.ts';
import { countUnread } from './inbox/queries.ts';
import { sendMessage, sendReply } from './sending/send-message.ts';
import { markThreadRead, publishTyping, readThread } from './thread/thread.ts';

const { messages } = endpoint;
const mine = signedIn();
const toSend = signedIn(signInFirst.sendMessage);

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
  send: messages.send.use(toSend).handler(({ context, input }) => sendMessage(context, input)),
  reply: messages.reply.use(toSend).handler(({ context, input }) => sendReply(context, input)),
  markRead: messages.markRead
    .use(mine)
    .handler(({ context, input }) => markThreadRead(context, context.viewer, input)),
  typing: messages.typing
    .use(mine)
    .handler(({ context, input }) => publishTyping(context, context.viewer, input.id)),
  block: messages.block
    .use(mine)
    .handler(({ context, input }) => blockPerson(context, context.viewer, input.id)),
  unblock: messages.unblock
    .use(mine)
    .handler(({ context, input }) => unblockPerson(context, context.viewer, input.id)),
  blocked: messages.blocked.use(mine).handler(({ context }) => findBlockedPeople(context, context.viewer)),
};
