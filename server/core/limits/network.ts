// The networks that limits and queues count addresses by.
import { isIPv6 } from 'node:net';

/** The address; of IPv6 only the first half (the network), since a household can use any address in the other half. */
export function networkOf(ip: string): string {
  return partOf(ip, 4);
}

/**
 * The larger network of an address, in which one provider or organisation may have many addresses: the 256 addresses of an
 * IPv4 /24, and of IPv6 the /48 that one customer is given.
 */
export function neighbourhoodOf(ip: string): string {
  const network = partOf(ip, 3);
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');
}

/** @param size number of groups of an IPv6 address */
function partOf(ip: string, size: number): string {
  if (!ip.includes(':')) return ip;
  const v4 = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  if (!isIPv6(ip)) return ip;
  // The usual case: the first groups are written out, without `::`.
  let end = 0;
  for (let group = 0; group < size && end > -1; group += 1) end = ip.indexOf(':', end + 1);
  if (end > -1 && !ip.slice(0, end).includes('::')) return ip.slice(0, end);
  const [head = '', tail = ''] = ip.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups.slice(0, size).join(':');
}
