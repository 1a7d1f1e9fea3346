// What the sign-in dialog remembers between two openings; never a password.

export type AccountDraft = { name: string; email: string };
