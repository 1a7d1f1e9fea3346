// Search parameters of the outbox.

export interface MailsAddress {
  after?: string;
  before?: string;
  /** The page number on the screen; the cursor is `after` or `before`. */
  page?: string;
}

/** Ignores invalid parameters. */
export function parseMailsAddress(params: Record<string, unknown>): MailsAddress {
  return Object.fromEntries(
    ['after', 'before', 'page'].flatMap((name) => {
      const given = params[name];
      return typeof given === 'string' && given !== '' && given.length <= 60 ? [[name, given]] : [];
    }),
  );
}
