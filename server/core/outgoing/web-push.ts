// Handing one message to a browser's push service: encrypted for that browser, signed by this site, and to public hosts only.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type WebPush from 'web-push';
import { isPublicHttps, lookupPublic } from './public-hosts.ts';
import type { Settings } from '../process/settings.ts';

/** No service may hold a job up for longer, in ms. */
const PATIENCE = 10_000;

/** A browser, as it has introduced itself. */
export interface PushTarget {
  endpoint: string;
  /** Its public key and its secret, in base64url. */
  p256dh: string;
  auth: string;
}

/** The site's own keys for this, in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushMessage {
  /** At most some 3,900 bytes: services take no more. */
  content: string;
  /** How long it may wait for the browser, in seconds. */
  seconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** A later message of the same topic takes the place of one that waits. At most 32 letters of base64url. */
  topic: string;
}

/** 'gone': the browser no longer wants any. 'refused': this one will never be taken. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export async function makePushKeys(): Promise<PushKeys> {
  return (await openLibrary()).generateVAPIDKeys();
}

/** 13 MB of memory, for those who are pushed to. */
async function openLibrary(): Promise<typeof WebPush> {
  return (await import('web-push')).default;
}

/** Whether the server may post to this address of a push service; one of the operator's own may be anywhere. */
export function isPushAddress({ pushOrigin }: Pick<Settings, 'pushOrigin'>, address: string): boolean {
  if (isPublicHttps(address)) return true;
  return pushOrigin !== undefined && URL.canParse(address) && new URL(address).origin === pushOrigin;
}

/**
 * Sends a message. Source: RFC 8030, 8188, 8291, 8292.
 *
 * @throws Error when it is worth another try
 */
export async function sendPush(
  settings: Pick<Settings, 'pushOrigin' | 'publicUrl' | 'mailFrom'>,
  keys: PushKeys,
  { target, message, signal }: { target: PushTarget; message: PushMessage; signal: AbortSignal },
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = target;
  if (!isPushAddress(settings, endpoint)) return 'gone';
  const library = await openLibrary();
  const details = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.content, {
    vapidDetails: { subject: contactOf(settings), ...keys },
    TTL: message.seconds,
    urgency: message.urgency,
    topic: message.topic,
    contentEncoding: 'aes128gcm',
  });
  const status = await post(new URL(endpoint), {
    headers: details.headers,
    body: details.body,
    isAnywhere: !isPublicHttps(endpoint),
    signal,
  });
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`);
  return 'refused';
}

interface Post {
  headers: Record<string, string | number>;
  body: Buffer | null;
  /** Named by the operator, and therefore wherever it is. */
  isAnywhere: boolean;
  signal: AbortSignal;
}

/** The answer's status. A redirect is followed nowhere. */
function post(url: URL, { headers, body, isAnywhere, signal }: Post): Promise<number> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
        ...(!isAnywhere && { lookup: lookupPublic }),
      },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}

/** Whom a push service may write to when something is wrong: it takes no address without HTTPS. */
function contactOf({ publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
