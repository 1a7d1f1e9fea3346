// Fetches addresses that people enter, from public hosts only: the guard against requests to the site's own network.
import { isIP } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import type { Settings } from '../process/settings.ts';
import { isLoopback } from '../http/loopback.ts';
import { isPublicAddress, lookupPublic, lookupPublicOrLoopback, NotPublic } from './public-hosts.ts';

export const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;

const texts = {
  address: 'Adressen måste börja med http:// eller https://.',
  host: 'Adressen leder inte till en publik server.',
  redirects: `Adressen skickar vidare fler än ${MAX_REDIRECTS} gånger.`,
  timeout: `Servern svarade inte klart inom ${TIMEOUT_MS / 1000} sekunder.`,
  size: `Svaret är större än ${MAX_BYTES / 1024 / 1024} MB.`,
  network: 'Servern gick inte att nå.',
} as const;

/** An address could not be fetched; the message is a Swedish sentence. */
export class FetchFailed extends Error {
  override name = 'FetchFailed';
  readonly reason: keyof typeof texts;

  constructor(reason: keyof typeof texts, options?: ErrorOptions) {
    super(texts[reason], options);
    this.reason = reason;
  }
}

export interface PublicRequest {
  /** Accept and conditional headers. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Timeout of the whole request with its redirects, in ms. Only tests pass it. */
  timeoutMs?: number;
}

export interface PublicResponse {
  status: number;
  /** The URL that sent this response, after redirects. */
  url: string;
  /** The URL to request next time: the target of the permanent redirects at the start of the chain; null without any. */
  movedTo: string | null;
  headers: Response['headers'];
  /** Unpacked. Empty for a status that is not a success. */
  body: Buffer;
}

type FetchSettings = Pick<Settings, 'publicUrl' | 'contactAddress' | 'fetchesLoopback'>;

/**
 * Fetches an address within 10 s: http and https, public addresses, at most five redirects and 5 MB of unpacked bytes.
 * The host's address is checked when it is resolved, and the connection uses that address.
 *
 * @throws FetchFailed
 */
export async function fetchPublic(
  settings: FetchSettings,
  address: string,
  { headers = {}, signal, timeoutMs = TIMEOUT_MS }: PublicRequest = {},
): Promise<PublicResponse> {
  const lookup = settings.fetchesLoopback ? lookupPublicOrLoopback : lookupPublic;
  const agent = new Agent({ connect: { lookup } });
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { response, url, movedTo } = await follow(settings, address, {
      redirect: 'manual',
      dispatcher: agent,
      headers: { 'user-agent': userAgentOf(settings), ...headers },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const body = response.ok ? await readBody(response) : Buffer.alloc(0);
    return { status: response.status, url, movedTo, headers: response.headers, body };
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed(timeout.aborted ? 'timeout' : isNotPublic(error) ? 'host' : 'network', {
      cause: error,
    });
  } finally {
    // Also closes the connection of an answer that was not read to its end.
    await agent.destroy();
  }
}

/** Requests an address and those that it redirects to. */
async function follow(settings: FetchSettings, address: string, init: Parameters<typeof fetch>[1]) {
  let url = checkAddress(settings, address);
  let movedTo: string | null = null;
  let isPermanent = true;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, init);
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null)
      return { response, url: url.href, movedTo };
    if (redirects === MAX_REDIRECTS) throw new FetchFailed('redirects');
    await response.body?.cancel();
    url = checkAddress(settings, location, url);
    isPermanent &&= response.status === 301 || response.status === 308;
    if (isPermanent) movedTo = url.href;
  }
}

/**
 * The lookup is not called for hosts that are IP addresses, so those are checked here, as the URL parser has normalised them.
 *
 * @throws FetchFailed
 */
export function checkAddress(
  { fetchesLoopback }: Pick<Settings, 'fetchesLoopback'>,
  address: string,
  base?: URL,
): URL {
  if (!URL.canParse(address, base?.href)) throw new FetchFailed('address');
  const url = new URL(address, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password) throw new FetchFailed('address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = isIP(host) === 0 || isPublicAddress(host) || (fetchesLoopback && isLoopback(host));
  if (!isAllowed) throw new FetchFailed('host');
  return url;
}

/** Limits the size after decompression: a small answer can decompress to any size. */
async function readBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new FetchFailed('size');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isNotPublic(error: unknown): boolean {
  return error instanceof Error && (error instanceof NotPublic || isNotPublic(error.cause));
}

/** The User-Agent: the site and, if known, its contact address. */
function userAgentOf({ publicUrl, contactAddress }: FetchSettings): string {
  return `Baskettorget (+${publicUrl}${contactAddress ? `; ${contactAddress}` : ''})`;
}
