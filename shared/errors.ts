// Error codes of the API, with their status and default message.

export const refusals = {
  BAD_REQUEST: {
    status: 400,
    message: 'Det du skickade gick inte att läsa. Ladda om sidan och försök igen.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Det du skickade är för stort.' },
  UNPROCESSABLE_CONTENT: { status: 422, message: 'Kontrollera uppgifterna och försök igen.' },
  UNAUTHORIZED: { status: 401, message: 'Du måste vara inloggad.' },
  PAGE_DISABLED: { status: 403, message: 'Den här delen av Baskettorget är tillfälligt stängd.' },
  FORBIDDEN: { status: 403, message: 'Du har inte behörighet att göra detta.' },
  NOT_FOUND: { status: 404, message: 'Det du söker finns inte.' },
  CONFLICT: { status: 409, message: 'Någon annan hann före. Ladda om och försök igen.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'För många försök. Vänta en stund och försök igen.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'Sajten är tillfälligt otillgänglig. Försök igen om en stund.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Ett oväntat fel inträffade' },
} as const;

export type RefusalCode = keyof typeof refusals;

/** `data` of an error. */
export interface RefusalData {
  /** One Swedish message per invalid field. */
  fields?: Record<string, string>;
  /** Seconds until the action is allowed again. */
  retryAfter?: number;
}
