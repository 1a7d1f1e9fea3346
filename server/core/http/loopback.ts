// Addresses that only programs on this machine can reach.

/** @param host an address, or a host name as in an address bar, where IPv6 is in brackets */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127\.[\d.]+|::1|\[::1\])$/.test(host);
}
