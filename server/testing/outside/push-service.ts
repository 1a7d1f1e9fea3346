// A push service on loopback, with browsers that decrypt only what is sent to them.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  /** The decrypted content. */
  payload: unknown;
  /** The site's signed claims. */
  claims: { aud: string; exp: number; sub: string };
  /** The site's public key, in base64url. */
  key: string;
}

export interface TestPushService {
  origin: string;
  /** All received pushes, in order. */
  inbox: ReceivedPush[];
  /** Creates a browser subscription. */
  browser(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Answers every push with this status from now on. */
  answerWith(status: number, headers?: Record<string, string>): void;
  /** Accepts pushes to these subscriptions without ever answering, until the returned function breaks the connections. */
  hang(endpoints: readonly string[]): () => void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<TestPushService> {
  const inbox: ReceivedPush[] = [];
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const hung = new Set<string>();
  const unanswered = new Set<ServerResponse>();
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const known = browsers.get(path);
    if (known) {
      const { claims, key } = readClaims(request.headers.authorization ?? '');
      inbox.push({ path, headers: request.headers, payload: decrypt(body, known), claims, key });
    }
    if (hung.has(path)) {
      unanswered.add(response);
      return;
    }
    response.writeHead(known ? answer.status : 404, answer.headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    inbox,
    browser() {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${crypto.randomUUID()}`;
      browsers.set(path, { keys, auth });
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    answerWith(status, headers = {}) {
      answer = { status, headers };
    },
    hang(endpoints) {
      for (const endpoint of endpoints) hung.add(new URL(endpoint).pathname);
      return () => {
        hung.clear();
        for (const response of unanswered) response.destroy();
        unanswered.clear();
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Source: RFC 8188 (aes128gcm) and RFC 8291 (key derivation). One record, as in push. */
function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): unknown {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(serverKey), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const sealed = body.subarray(21 + idLength);
  const opened = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12)).setAuthTag(
    sealed.subarray(-16),
  );
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** Source: RFC 8292. */
function readClaims(authorization: string): Pick<ReceivedPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', content = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${content}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The push is not signed by the site');
  return { claims: JSON.parse(Buffer.from(content, 'base64url').toString()), key };
}
