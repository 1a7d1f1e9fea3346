// Web push: sends a message to a browser's push service, encrypted for that browser, signed by this site, to public hosts only.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type WebPush from 'web-push';
import { isPublicHttps, lookupPublic } from './public-hosts.ts';
import { addressIn, type Settings } from '../process/settings.ts';

/** Timeout of a request to a push service, in ms, so that none blocks a job. */
const TIMEOUT_MS = 10_000;

/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key and auth secret, in base64url. */
  p256dh: string;
  auth: string;
}

/** The site's VAPID keys, in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushMessage {
  /** At most some 3,900 bytes, the limit of push services. */
  content: string;
  /** Time to live at the push service, in seconds. */
  seconds: number;
  urgency: 'low' | 'normal' | 'high';
  /** A pending message of the same topic is replaced. At most 32 characters of base64url. */
  topic: string;
}

/** 'gone': the subscription has ended. 'refused': this message will never be accepted. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export async function makePushKeys(): Promise<PushKeys> {
  return (await openLibrary()).generateVAPIDKeys();
}

/** Imported on first use: the library takes 13 MB of memory. */
async function openLibrary(): Promise<typeof WebPush> {
  return (await import('web-push')).default;
}

/** Whether the server may post to this URL of a push service; the operator's own service may have any host. */
export function isPushAddress({ pushOrigin }: Pick<Settings, 'pushOrigin'>, address: string): boolean {
  if (isPublicHttps(address)) return true;
  return pushOrigin !== undefined && URL.canParse(address) && new URL(address).origin === pushOrigin;
}

/**
 * Sends a message. Source: RFC 8030, 8188, 8291, 8292.
 *
 * @throws Error if it should be retried
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
    isAnyHostAllowed: !isPublicHttps(endpoint),
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
  /** Whether any host is allowed, because the operator configured it. */
  isAnyHostAllowed: boolean;
  signal: AbortSignal;
}

/** Returns the response's status. Redirects are not followed. */
function post(url: URL, { headers, body, isAnyHostAllowed, signal }: Post): Promise<number> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(!isAnyHostAllowed && { lookup: lookupPublic }),
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

/** The contact for push services (VAPID subject); they accept no URL without HTTPS. */
function contactOf({ publicUrl, mailFrom }: Pick<Settings, 'publicUrl' | 'mailFrom'>): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressIn(mailFrom)}`;
}
