// Chooses the reply of the support chat. Source: spec 1 §9 Help chat.
import type { ChatReplies, DefaultReply } from './contract.ts';

/** The reply of the first keyword in the lowercase question, otherwise the default one. */
export function chooseReply({ replies, defaultReply }: ChatReplies, question: string): DefaultReply {
  const text = question.toLowerCase();
  return replies.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword))) ?? defaultReply;
}
