// Opens the message dialog from any feature; the layout provides the dialog.
import { createContext, useContext } from 'react';

/** A message to the seller of an ad, or to a user without an ad. */
export type MessageRequest = { adId: string } | { personId: string };

export type OpenMessage = (request: MessageRequest) => void;

const MessageContext = createContext<OpenMessage | null>(null);

/** Rendered once, around the site, with the function that opens the dialog. */
export const MessageProvider = MessageContext.Provider;

/** For signed-in users; ask a visitor to sign in first. */
export function useOpenMessage(): OpenMessage {
  const open = useContext(MessageContext);
  if (!open) throw new Error('useOpenMessage is used outside the site');
  return open;
}
