// An OpenID provider that forges identities, and a site that uses it.
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestApp } from '../app.ts';

export interface Forgery {
  /** What signs the token; the provider's key by default. */
  signature?: 'none' | 'another key' | 'the public key as a secret';
  /** Whether the e-mail address is changed after signing. */
  isChanged?: boolean;
  /** Claims that replace the true ones. */
  claims?: Record<string, unknown>;
}

export interface ForgingProvider {
  /** Signs in with this forgery; returns the final address, with the outcome in its fragment. */
  signIn(forgery: Forgery): Promise<string>;
  close(): Promise<void>;
}

const CLIENT = 'baskettorget';
const KEY_ID = 'key-1';

export async function startForgingProvider(): Promise<ForgingProvider> {
  const [own, other] = [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  if (!own || !other) throw new Error('No key pair was generated');
  let identity = '';
  const server = createServer((request, response) => {
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      },
      '/keys': {
        keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
      },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: identity },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const app = await openTestApp({
    GOOGLE_ISSUER: issuer,
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_CLIENT_SECRET: 'hemligheten-mellan-oss-och-google',
  });

  return {
    async signIn({ signature, isChanged = false, claims = {} }) {
      const { body, headers } = await app.call<{ url: string }>('POST', '/api/google-sign-ins', {
        body: { returnTo: '/' },
      });
      const { searchParams: authorization } = new URL(body.url);
      const now = Math.floor(Date.now() / 1000);
      const person = { sub: 'google-1', email: 'anna.ek@exempel.se', email_verified: true, name: 'Anna Ek' };
      const payload = {
        iss: issuer,
        aud: CLIENT,
        iat: now,
        exp: now + 60,
        nonce: authorization.get('nonce'),
        ...person,
        ...claims,
      };
      identity = write(
        payload,
        signature,
        signature === 'another key' ? other.privateKey : own.privateKey,
        own.publicKey,
      );
      if (isChanged) identity = replacePayload(identity, { ...payload, email: 'nagon.annan@exempel.se' });
      const answer = await app.inject({
        method: 'GET',
        url: `/api/google-sign-ins/callback?code=x&state=${authorization.get('state')}`,
        headers: { cookie: String(headers['set-cookie']).split(';')[0] },
      });
      return String(answer.headers['location']);
    },
    async close() {
      await app.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns a signed JSON Web Token. */
function write(
  payload: unknown,
  signature: Forgery['signature'],
  key: KeyObject,
  publicKey: KeyObject,
): string {
  const alg = { none: 'none', 'another key': 'RS256', 'the public key as a secret': 'HS256' }[
    signature ?? 'another key'
  ];
  const text = `${encode({ alg, kid: KEY_ID, typ: 'JWT' })}.${encode(payload)}`;
  if (alg === 'none') return `${text}.`;
  const secret = publicKey.export({ format: 'pem', type: 'spki' });
  const signed =
    alg === 'HS256'
      ? createHmac('sha256', secret).update(text).digest()
      : sign('sha256', Buffer.from(text), key);
  return `${text}.${signed.toString('base64url')}`;
}

/** Replaces the claims and leaves the old signature. */
function replacePayload(token: string, payload: unknown): string {
  const [head, , signature] = token.split('.');
  return `${head}.${encode(payload)}.${signature}`;
}
