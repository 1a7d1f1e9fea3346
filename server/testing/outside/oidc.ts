// A real OpenID provider on loopback, in place of Google.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface TestOidc {
  /** The settings of a site that uses it. */
  env: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string };
  /** The person at the browser from now on. */
  person: GooglePerson;
  /** Answers 503 to everything until called with `false`. */
  setUnavailable(isBroken: boolean): void;
  /**
   * Follows the redirects from the site to the provider and back, as a browser would.
   *
   * @param answer whether the person accepts
   */
  walk(address: string, answer?: 'yes' | 'no'): Promise<URL>;
  close(): Promise<void>;
}

const SCOPE = 'openid email profile';
const client = {
  GOOGLE_CLIENT_ID: 'baskettorget',
  GOOGLE_CLIENT_SECRET: 'hemligheten-mellan-oss-och-google',
};

export async function startOidc(): Promise<TestOidc> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let isBroken = false;
  const oidc: TestOidc = {
    env: { ...client, GOOGLE_ISSUER: issuer },
    person: { sub: '1', email: 'anna@exempel.se', email_verified: true, name: 'Anna Ek' },
    setUnavailable(next) {
      isBroken = next;
    },
    walk: (address, answer = 'yes') => walk(issuer, address, answer),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const provider = openProvider(issuer, oidc);
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isBroken) return void response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void interact(provider, oidc.person, { request, response });
  });
  return oidc;
}

function openProvider(issuer: string, oidc: TestOidc): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.GOOGLE_CLIENT_ID,
        client_secret: client.GOOGLE_CLIENT_SECRET,
        redirect_uris: ['http://localhost/api/google-sign-ins/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['a key of the tests'] },
    jwks: {
      keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
    },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AuthorizationCode: 60, AccessToken: 60, IdToken: 60 },
    pkce: { required: () => true },
    // As Google does: all claims are in the ID token.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...oidc.person, sub }) }),
    async loadExistingGrant({ oidc: { account, client: asking, provider: own } }) {
      const grant = new own.Grant({ accountId: account?.accountId, clientId: asking?.clientId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
  // The port of the site is not known yet.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    uri.endsWith('/api/google-sign-ins/callback');
  return provider;
}

/** The provider's account chooser, and the person's answer. */
async function interact(
  provider: Provider,
  person: GooglePerson,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
  const answer = searchParams.get('answer');
  if (answer === 'yes') {
    const result = { login: { accountId: person.sub }, select_account: {} };
    return provider.interactionFinished(request, response, result);
  }
  if (answer === 'no') return provider.interactionFinished(request, response, { error: 'access_denied' });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!DOCTYPE html><title>Google</title><link rel="icon" href="data:,">
     <a href="${pathname}?answer=yes">Fortsätt som ${person.name}</a> <a href="${pathname}?answer=no">Avbryt</a>`,
  );
}

async function walk(issuer: string, start: string, answer: 'yes' | 'no'): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  while (address.origin === issuer) {
    if (address.pathname.startsWith('/interaction/')) address.searchParams.set('answer', answer);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = reply.headers.get('location');
    if (!next) throw new Error(`${address.pathname} answered ${reply.status}: ${await reply.text()}`);
    address = new URL(next, address);
  }
  return address;
}
