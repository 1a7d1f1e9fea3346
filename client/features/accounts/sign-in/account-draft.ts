// Form values that survive closing the sign-in dialog; never a password.

export type AccountDraft = { name: string; email: string };
