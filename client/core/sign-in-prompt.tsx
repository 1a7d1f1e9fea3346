// Opens the sign-in dialog from any feature; the layout provides the dialog.
import { createContext, useCallback, useContext } from 'react';

export interface SignInRequest {
  /** The reason, shown as a toast: 'Du måste vara inloggad för att spara favoriter'. */
  sentence?: string;
  /** The pending action. Runs once after sign-in; never if the user closes the dialog or another user signs in. */
  resume?: () => void;
  /** The pending action in serialised form, for a sign-in that leaves the page, for example to Google. */
  pendingAction?: string;
  /** The initial tab of the dialog; sign-in by default. */
  tab?: 'sign-in' | 'register';
}

export type OpenSignIn = (request?: SignInRequest) => void;

const SignInContext = createContext<OpenSignIn | null>(null);

/** Rendered once, around the site, with the function that opens the dialog. */
export const SignInProvider = SignInContext.Provider;

/** Opens the dialog, for the buttons "Logga in" and "Skapa konto". */
export function useOpenSignIn(): OpenSignIn {
  const open = useContext(SignInContext);
  if (!open) throw new Error('useOpenSignIn is used outside the site');
  return open;
}

export type PromptSignIn = (sentence: string, resume?: () => void, pendingAction?: string) => void;

/**
 * Shows the reason and opens the dialog: `prompt('Du måste vara inloggad för att spara favoriter', () => save(ad.id))`.
 * Pass the action itself as `resume`, not the click handler that checks for a viewer: its viewer is stale after
 * sign-in. Also for a response of UNAUTHORIZED, when the session has expired.
 */
export function useSignInPrompt(): PromptSignIn {
  const open = useOpenSignIn();
  return useCallback((sentence, resume, pendingAction) => open({ sentence, resume, pendingAction }), [open]);
}
