// Opens the sign-in dialog from any feature; the layout provides the dialog.
import { createContext, useCallback, useContext } from 'react';

export interface SignInRequest {
  /** Why it is asked for, shown as a toast: 'Du måste vara inloggad för att spara favoriter'. */
  sentence?: string;
  /** What the person was about to do. Runs once, when they are signed in; never when they change their mind. */
  resume?: () => void;
  /** The same as a text, for when signing in leads away from the page, e.g. to Google. */
  intention?: string;
  /** Which side of the dialog to begin with; signing in unless told. */
  tab?: 'sign-in' | 'register';
}

export type OpenSignIn = (request?: SignInRequest) => void;

const SignInContext = createContext<OpenSignIn | null>(null);

/** Rendered once, around the site, with the function that opens the dialog. */
export const SignInProvider = SignInContext.Provider;

/** Opens the dialog, for buttons that say "Logga in" or "Skapa konto". */
export function useOpenSignIn(): OpenSignIn {
  const open = useContext(SignInContext);
  if (!open) throw new Error('useOpenSignIn is used outside the site');
  return open;
}

/**
 * Says why and opens the dialog: `prompt('Du måste vara inloggad för att spara favoriter', () => save(ad.id))`.
 * Let `resume` be the deed itself rather than the press that asked whether someone is signed in: what that press knew
 * of the viewer is old by then. It also serves an answer of UNAUTHORIZED, when the session ended behind our back.
 */
export function useSignInPrompt(): (sentence: string, resume?: () => void, intention?: string) => void {
  const open = useOpenSignIn();
  return useCallback((sentence, resume, intention) => open({ sentence, resume, intention }), [open]);
}
