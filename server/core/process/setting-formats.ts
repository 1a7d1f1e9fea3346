// The formats of settings; each error is the end of a sentence that begins with the name of the variable.
import { isIP } from 'node:net';
import { z } from 'zod';

export const address = (schemes: string[], sentence: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
    error: sentence,
    abort: true,
  });

export const webAddress = address(
  ['http:', 'https:'],
  'must be an address that begins with http:// or https://',
);

export const originOnly = webAddress
  .refine((text) => {
    const url = new URL(text);
    return url.pathname === '/' && !url.search && !url.hash && !url.username;
  }, 'must be only a scheme and a host, such as https://baskettorget.se')
  .transform((text) => new URL(text).origin);

export const wholePort = z
  .string()
  .refine(
    (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
    'must be a whole number from 0 to 65535',
  )
  .transform(Number);

export const hostName = z
  .string()
  .regex(/^[A-Za-z0-9._:-]+$/, 'must be an IP address or a host name without a port');

export const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isNetwork),
    'must be addresses and networks separated by commas, such as 10.0.0.5, 10.1.0.0/16',
  );

export const seconds = (max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= max,
      `must be a whole number of seconds from 0 to ${max}`,
    )
    .transform(Number);

export const mailSender = z
  .string()
  .regex(
    /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'must be an e-mail address, or a name followed by <an e-mail address>',
  );

/** An address, or one with the length of a network's prefix. */
function isNetwork(text: string): boolean {
  const [ip = '', prefix, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity;
  return more.length === 0 && bits > 0 && length <= bits;
}
