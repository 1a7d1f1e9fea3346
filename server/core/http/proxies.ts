// Reverse proxies: which addresses are trusted to name the client, and a warning when another one tries to.
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Logger } from 'pino';

/** Whether this is the address of a trusted proxy. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

/** Headers that, if trusted, change the client's address, or the protocol and host of the site. */
const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'];
/** Anyone on the internet can send such a header, so the number of logged addresses is limited. */
const MAX_WARNINGS = 100;
const MAX_KNOWN = 5000;

/** @param networks addresses and networks such as 10.0.0.0/8, checked by the settings */
export function trustProxies(networks: readonly string[]): IsTrustedProxy {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  // Caches the result, since a look-up in the list takes as long as the rest of counting a view.
  const known = new Map<string, boolean>();
  return (address = '') => {
    let isTrusted = known.get(address);
    if (isTrusted === undefined) {
      // A proxy may pass on text that is not an address.
      isTrusted = isIP(address) !== 0 && list.check(address, familyOf(address));
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(address, isTrusted);
    }
    return isTrusted;
  };
}

/**
 * Returns a function that logs forwarded headers from addresses that are not trusted, once for each address: either a proxy
 * is missing in TRUSTED_PROXIES, and all its visitors share one address and its limits, or a visitor pretends to be a proxy.
 */
export function warnOfUnknownProxies(
  isTrusted: IsTrustedProxy,
  logger: Pick<Logger, 'warn'>,
): (request: IncomingMessage) => void {
  const warned = new Set<string>();
  return ({ headers, socket: { remoteAddress: address } }) => {
    const forwarded = FORWARDED_HEADERS.filter((name) => headers[name] !== undefined);
    if (forwarded.length === 0 || isTrusted(address)) return;
    if (!address || warned.has(address) || warned.size === MAX_WARNINGS) return;
    warned.add(address);
    logger.warn(
      { address, headers: forwarded },
      'Ignored forwarded headers: if this is the address of a proxy of the site, add it to TRUSTED_PROXIES',
    );
  };
}

/** The client's address: the last one in X-Forwarded-For that is not a trusted proxy's. Fastify uses the same rule. */
export function addressBehindProxies(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: IsTrustedProxy,
): string {
  let rest = String(headers['x-forwarded-for'] ?? '');
  let address = socket.remoteAddress ?? '';
  while (rest !== '' && isTrusted(address)) {
    const comma = rest.lastIndexOf(',');
    const next = rest.slice(comma + 1).trim();
    if (!next) break;
    address = next;
    rest = rest.slice(0, Math.max(comma, 0));
  }
  return address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
