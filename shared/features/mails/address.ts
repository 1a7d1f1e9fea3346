// The address of the outbox: how far into it one has come.

export interface MailsAddress {
  after?: string;
  before?: string;
  /** The number shown between the arrows; the place itself is `after` or `before`. */
  page?: string;
}

/** What it does not understand is left out. */
export function parseMailsAddress(params: Record<string, unknown>): MailsAddress {
  return Object.fromEntries(
    ['after', 'before', 'page'].flatMap((name) => {
      const given = params[name];
      return typeof given === 'string' && given !== '' && given.length <= 60 ? [[name, given]] : [];
    }),
  );
}
