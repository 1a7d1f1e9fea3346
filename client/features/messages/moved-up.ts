// A message that comes moves its conversation to the top of the list, without asking the server for the list.
import type { Conversation, Message } from '#shared/features/messages/contract.ts';

export interface ConversationPages {
  pages: { conversations: Conversation[]; next: string | null }[];
  pageParams: string[];
}

/**
 * The list with what the message has changed.
 *
 * @param openKey of the conversation that is on screen: what comes there is read as it comes
 * @returns null where that takes more than is known here: a conversation that is not in the list, or goes on about another ad
 */
export function moveUp(
  list: ConversationPages,
  message: Message,
  openKey?: string,
): ConversationPages | null {
  const isOfThread = ({ threadId }: Conversation) => threadId === message.threadId;
  const known = list.pages.flatMap(({ conversations }) => conversations).find(isOfThread);
  const [first, ...rest] = list.pages;
  if (!known || !first) return null;
  // One that was removed or put back is told of again: only the last one stands in the list.
  if (message.createdAt <= known.lastMessage.createdAt) return null;
  const { content, isMine, createdAt, read, isRemoved } = message;
  const moved: Conversation = {
    ...known,
    unread: known.unread + (isMine || known.key === openKey ? 0 : 1),
    lastMessage: { content, isMine, createdAt, read, isRemoved },
  };
  const without = (page: ConversationPages['pages'][number]) => ({
    ...page,
    conversations: page.conversations.filter((conversation) => !isOfThread(conversation)),
  });
  const top = without(first);
  return {
    ...list,
    pages: [{ ...top, conversations: [moved, ...top.conversations] }, ...rest.map(without)],
  };
}
