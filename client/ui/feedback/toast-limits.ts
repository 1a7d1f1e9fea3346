// How many toasts are shown at once, and for how long.
export const MAX_TOASTS = 3;
export const TOAST_MS = 4000;
