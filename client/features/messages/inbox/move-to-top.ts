// Moves the conversation of a new message to the top of the cached list, without fetching the list.
import type { Conversation, Message } from '#shared/features/messages/contract.ts';

export interface ConversationPages {
  pages: { conversations: Conversation[]; next: string | null }[];
  pageParams: string[];
}

/**
 * @param isOpen whether the message's thread is on screen: then it is read at once
 * @returns null when the list has to be fetched: the conversation is not in it, or continues about another ad
 */
export function moveToTop(
  list: ConversationPages,
  message: Message,
  isOpen = false,
): ConversationPages | null {
  const isOfThread = ({ threadId }: Conversation) => threadId === message.threadId;
  const conversation = list.pages.flatMap(({ conversations }) => conversations).find(isOfThread);
  const [first, ...rest] = list.pages;
  if (!conversation || !first) return null;
  // The event of an older message, which was taken down or restored.
  if (message.createdAt <= conversation.lastMessage.createdAt) return null;
  const { content, isMine, createdAt, read, isRemoved } = message;
  const moved: Conversation = {
    ...conversation,
    unread: conversation.unread + (isMine || isOpen ? 0 : 1),
    lastMessage: { content, isMine, createdAt, read, isRemoved },
  };
  const without = (page: ConversationPages['pages'][number]) => ({
    ...page,
    conversations: page.conversations.filter((each) => !isOfThread(each)),
  });
  const top = without(first);
  return {
    ...list,
    pages: [{ ...top, conversations: [moved, ...top.conversations] }, ...rest.map(without)],
  };
}
