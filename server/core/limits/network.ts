// The networks that limits and queues count addresses by.
import { isIPv6 } from 'node:net';

/** The address; of IPv6 only the network half, since a household chooses freely from the other half. */
export function networkOf(ip: string): string {
  return partOf(ip, 4);
}

/**
 * The network of a provider or an organisation that one address may have many neighbours in: 256 addresses, and of IPv6 what
 * one customer is given.
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
  // Most addresses are written out that far.
  let end = 0;
  for (let group = 0; group < size && end > -1; group += 1) end = ip.indexOf(':', end + 1);
  if (end > -1 && !ip.slice(0, end).includes('::')) return ip.slice(0, end);
  const [head = '', tail = ''] = ip.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups.slice(0, size).join(':');
}
