// Which URLs given by users the server may request: none in its own network.
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../http/loopback.ts';

/** All addresses that are not public. Source: the IANA registries of special-purpose addresses. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 embeds an IPv4 address, which may be a private one.
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Whether this is an https URL with a public host name, the default port and no credentials. */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port || username || password) return false;
  return (
    /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*\.?$/.test(hostname) &&
    !/\.(?:local|localhost|internal)\.?$/.test(hostname)
  );
}

/** The host is not public, or one of its addresses is not. */
export class NotPublic extends Error {
  override name = 'NotPublic';

  constructor(host: string) {
    super(`${host} is no public host`);
  }
}

/** Resolves a host name for a connection; fails if any of its addresses is not public. */
export const lookupPublic: LookupFunction = lookupWhere(isPublicAddress);

/** Like `lookupPublic`, but also allows loopback addresses; for tests. */
export const lookupPublicOrLoopback: LookupFunction = lookupWhere(
  (address) => isPublicAddress(address) || isLoopback(address),
);

/**
 * The address of a host that a person has entered, a name or an address.
 *
 * @throws NotPublic, or the resolver's error for a name that does not exist
 */
export async function resolvePublicAddress(
  host: string,
  { allowsLoopback }: { allowsLoopback: boolean },
): Promise<string> {
  if (isIP(host) !== 0) {
    if (isPublicAddress(host) || (allowsLoopback && isLoopback(host))) return host;
    throw new NotPublic(host);
  }
  const { promise, resolve: found, reject } = Promise.withResolvers<string>();
  const lookup = allowsLoopback ? lookupPublicOrLoopback : lookupPublic;
  lookup(host, {}, (error, address) => (error ? reject(error) : found(String(address))));
  return promise;
}

function lookupWhere(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address)))
        return done(new NotPublic(hostname), []);
      if (options.all) return done(null, addresses);
      return done(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}
