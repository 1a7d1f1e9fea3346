// Asking an OpenID provider who somebody is: discovery, the way there, and the exchange of what comes back.
import { z } from 'zod';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends people back to. */
  redirectUri: string;
}

/** What only this browser's visit to the provider knows. */
export interface Visit {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

export interface Identity {
  /** The provider's own name for the person, which never changes. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
}

export interface OpenIdProvider {
  /** The address at the provider where the person says yes or no. */
  addressFor(visit: Visit): Promise<string>;
  /** Exchanges the code for an identity that the provider has signed for us, in this visit. */
  identify(code: string, visit: Visit): Promise<Identity>;
}

const DISCOVERY_MS = 60 * 60_000;
const PATIENCE_MS = 5000;
const SCOPES = ['openid', 'email', 'profile'];

/** Some thirty megabytes, for the few who come that way. */
const fetchHelpers = () => import('better-auth/oauth2');

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Discovery = z.infer<typeof Discovery>;

const Tokens = z.object({ id_token: z.string() });

const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

/**
 * Nothing is asked of the provider before somebody wants to sign in by it, so that the site starts without it.
 * Its methods throw when the provider does not answer, or answers what cannot be trusted. No message repeats the code.
 */
export function openIdProvider({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
}: OpenIdSettings): OpenIdProvider {
  const options = { clientId, clientSecret, redirectURI: redirectUri };
  let known: { discovery: Discovery; until: number } | undefined;

  async function discover(): Promise<Discovery> {
    if (known && known.until > Date.now()) return known.discovery;
    const address = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
    const discovery = Discovery.parse(await fetchJson(address));
    if (withoutSlash(discovery.issuer) !== withoutSlash(issuer))
      throw new Error(`The provider calls itself ${discovery.issuer}`);
    known = { discovery, until: Date.now() + DISCOVERY_MS };
    return discovery;
  }

  return {
    async addressFor({ state, nonce, verifier }) {
      const { authorization_endpoint: authorizationEndpoint } = await discover();
      const { createAuthorizationURL } = await fetchHelpers();
      const url = await createAuthorizationURL({
        id: issuer,
        options,
        authorizationEndpoint,
        redirectURI: redirectUri,
        scopes: SCOPES,
        state,
        nonce,
        codeVerifier: verifier,
        // Who shares a computer is asked which account to use.
        prompt: 'select_account',
      });
      return url.href;
    },
    async identify(code, { nonce, verifier }) {
      const { token_endpoint: tokenEndpoint, jwks_uri: jwks, issuer: signer } = await discover();
      const { authorizationCodeRequest, validateToken } = await fetchHelpers();
      const request = await authorizationCodeRequest({
        code,
        codeVerifier: verifier,
        redirectURI: redirectUri,
        options,
        tokenEndpoint,
      });
      const { id_token: token } = Tokens.parse(
        await fetchJson(tokenEndpoint, { method: 'POST', ...request }),
      );
      const { payload } = await validateToken(token, jwks, { issuer: signer, audience: clientId });
      const claims = Claims.parse(payload);
      if (claims.nonce !== nonce) throw new Error('The identity was signed for another visit');
      return {
        subject: claims.sub,
        email: claims.email,
        isEmailVerified: claims.email_verified,
        name: claims.name,
      };
    },
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

async function fetchJson(address: string, init?: RequestInit): Promise<unknown> {
  // A redirect could lead anywhere, with our secret in its body.
  const answer = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
