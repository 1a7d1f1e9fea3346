// How often anyone may try to get in, or to make accounts, before they are asked to wait.
import { isIPv6 } from 'node:net';
import type { Limit } from '../../core/limits/limits.ts';

/**
 * Tries at one account, few from one place and more in all, so that a stranger cannot easily keep its owner out; and tries
 * from one place at any account.
 */
export function signInLimits(email: string, ip: string): Limit[] {
  const place = placeOf(ip);
  return [
    { key: `sign-in at ${email} from ${place}`, tries: 10, minutes: 15 },
    { key: `sign-in at ${email}`, tries: 100, minutes: 60 },
    { key: `sign-in from ${place}`, tries: 50, minutes: 15 },
  ];
}

/** A school or a club may register a whole team behind one address. */
export function registrationLimits(ip: string): Limit[] {
  return [{ key: `registration from ${placeOf(ip)}`, tries: 30, minutes: 60 }];
}

/** Ways to Google and back; those that end in a sign-in are given back. A club may sit behind one address. */
export function googleLimits(ip: string): Limit[] {
  return [{ key: `google sign-in from ${placeOf(ip)}`, tries: 60, minutes: 15 }];
}

/** Asking for a link to choose another password: of one account, and from one place of any. */
export function resetLimits(email: string, ip: string): Limit[] {
  return [
    { key: `reset of ${email}`, tries: 5, minutes: 60 },
    { key: `reset from ${placeOf(ip)}`, tries: 20, minutes: 60 },
  ];
}

/** Mails that come because somebody typed the address into a form: nobody's inbox is to be filled by strangers. */
export function unaskedMailLimits(email: string): Limit[] {
  return [{ key: `unasked mail to ${email}`, tries: 3, minutes: 60 }];
}

/** Guessing the password of an account by somebody who sits at its open session. */
export function passwordGuessLimits(userId: string): Limit[] {
  return [{ key: `password change of ${userId}`, tries: 10, minutes: 15 }];
}

/** Warnings that somebody has the password and not the app; apart from other mails, so that nobody can use those up first. */
export function warningLimits(userId: string): Limit[] {
  return [{ key: `warning of wrong codes to ${userId}`, tries: 3, minutes: 60 }];
}

/** Signing in with a passkey; those that succeed are given back. */
export function passkeyLimits(ip: string): Limit[] {
  return [{ key: `passkey sign-in from ${placeOf(ip)}`, tries: 60, minutes: 15 }];
}

/**
 * Codes of the second step, of which three in a million are right. Counted by account alone: whoever gives one has come
 * through the first door, so no stranger keeps the owner out by it.
 */
export function secondStepLimits(userId: string): Limit[] {
  return [
    { key: `code of ${userId}`, tries: 10, minutes: 15 },
    { key: `codes of ${userId} in a day`, tries: 50, minutes: 24 * 60 },
  ];
}

/** Asking for another address: nobody is to send mails to many, nor learn of many who has an account. */
export function emailChangeLimits({ userId, newEmail }: { userId: string; newEmail: string }): Limit[] {
  return [{ key: `email change of ${userId}`, tries: 5, minutes: 60 }, ...unaskedMailLimits(newEmail)];
}

export function humanCheckLimits(ip: string): Limit[] {
  return [{ key: `human check from ${placeOf(ip)}`, tries: 100, minutes: 10 }];
}

/** The address, of IPv6 only the half that names the network: a home has the other half to choose from at will. */
export function placeOf(ip: string): string {
  const v4 = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const missing = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups.slice(0, 4).join(':');
}
