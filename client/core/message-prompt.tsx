// How any part of the site asks to write to somebody without knowing the dialog; the layout says what opens.
import { createContext, useContext } from 'react';

/** To the seller of an ad, or to a person about nothing in particular. */
export type MessageRequest = { adId: string } | { personId: string };

export type OpenMessage = (request: MessageRequest) => void;

const MessageContext = createContext<OpenMessage | null>(null);

/** Stands once, around the site, and is given the way to open the dialog. */
export const MessageProvider = MessageContext.Provider;

/** Opens the dialog for whoever is signed in; ask a visitor to sign in first. */
export function useOpenMessage(): OpenMessage {
  const open = useContext(MessageContext);
  if (!open) throw new Error('useOpenMessage is used outside the site');
  return open;
}
