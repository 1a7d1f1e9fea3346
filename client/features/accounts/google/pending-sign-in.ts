// The visitor's pending action, stored in this tab's session storage while they sign in at Google.

const KEY = 'google-sign-in';

export interface PendingSignIn {
  /** As in `SignInRequest`. */
  pendingAction: string | undefined;
  /** Whether an action is pending: a new user is then not redirected to the profile. */
  hasPendingAction: boolean;
  /** The user whose session has expired, who alone may resume the action; undefined for a visitor. */
  lastViewerId: string | undefined;
}

export function storePendingSignIn(pending: PendingSignIn): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage, sign-in works but the pending action is lost.
  }
}

/** Reads and deletes the stored state. */
export function takePendingSignIn(): PendingSignIn {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    const { pendingAction, hasPendingAction, lastViewerId } = stored as Partial<
      Record<keyof PendingSignIn, unknown>
    >;
    return {
      pendingAction: typeof pendingAction === 'string' ? pendingAction : undefined,
      hasPendingAction: hasPendingAction === true,
      lastViewerId: typeof lastViewerId === 'string' ? lastViewerId : undefined,
    };
  } catch {
    // No storage, or a value that is not ours: sign-in works without the pending action.
    return { pendingAction: undefined, hasPendingAction: false, lastViewerId: undefined };
  }
}
