// The token in the URL of a link from an e-mail.

export interface LinkToken {
  token: string;
  type: string;
}

/** Empty strings without a token. Browser only: the server never renders the token into a page. */
export function readLinkToken(): LinkToken {
  const parameters = new URLSearchParams(window.location.search);
  return { token: parameters.get('token') ?? '', type: parameters.get('type') ?? '' };
}
