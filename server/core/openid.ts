// Sign-in with an OpenID provider: the authorization URL, and the verified identity from the provider's answer.
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The callback, as registered at the provider. */
  redirectUri: string;
}

/** Random values of one sign-in, known to the browser that started it. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** PKCE code verifier. */
  verifier: string;
}

export interface Identity {
  /** The provider's id of the user, which never changes. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
}

export interface OpenIdProvider {
  /** The provider's page where the user chooses an account. */
  getAuthorizationUrl(request: AuthorizationRequest): Promise<string>;
  /**
   * Exchanges the code in the provider's answer for the user's identity.
   *
   * @param answer the parameters of the callback's URL
   */
  identify(answer: URLSearchParams, request: AuthorizationRequest): Promise<Identity>;
}

const DISCOVERY_MS = 60 * 60_000;
const TIMEOUT_S = 5;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

/**
 * Requests the provider's metadata at the first sign-in and then once an hour, so that the site starts without the
 * provider. The methods throw if the provider does not answer or its answer is not valid.
 */
export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
  let cached: { configuration: Configuration; expiresAt: number } | undefined;

  async function configure(): Promise<Configuration> {
    if (cached && cached.expiresAt > Date.now()) return cached.configuration;
    const configuration = await discover(settings);
    cached = { configuration, expiresAt: Date.now() + DISCOVERY_MS };
    return configuration;
  }

  return {
    async getAuthorizationUrl({ state, nonce, verifier }) {
      const url = buildAuthorizationUrl(await configure(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // On a shared computer the user must be able to choose another account.
        prompt: 'select_account',
      });
      return url.href;
    },
    async identify(answer, { state, nonce, verifier }) {
      const callback = new URL(`?${answer}`, settings.redirectUri);
      const tokens = await authorizationCodeGrant(await configure(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = Claims.parse(tokens.claims());
      return {
        subject: claims.sub,
        email: claims.email,
        isEmailVerified: claims.email_verified,
        name: claims.name,
      };
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const server = new URL(issuer);
  // openid-client relies on TLS for an ID token from the token endpoint; its signature is verified only when asked for.
  const execute = [enableNonRepudiationChecks];
  // An operator may run a provider on the same machine without TLS; a provider with TLS must use it throughout.
  if (server.protocol === 'http:') execute.push(allowInsecureRequests);
  return discovery(server, clientId, undefined, ClientSecretPost(clientSecret), {
    execute,
    timeout: TIMEOUT_S,
  });
}
