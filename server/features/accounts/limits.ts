// Limits on attempts to sign in, register and request mails.
import type { Limit } from '../../core/limits/limits.ts';
import { networkOf } from '../../core/limits/network.ts';

/**
 * Limits sign-ins to one account (few from one IP address, more from all addresses together) and sign-ins from one IP
 * address to any account. A device that has signed in to the account before is counted separately, so that other people
 * cannot lock the owner out.
 *
 * @param attempt.device id of a known device
 */
export function signInLimits({
  email,
  ip,
  device,
}: {
  email: string;
  ip: string;
  device: string | null;
}): Limit[] {
  if (device) return [{ key: `sign-in at ${email} from device ${device}`, tries: 10, minutes: 15 }];
  const place = networkOf(ip);
  return [
    { key: `sign-in at ${email} from ${place}`, tries: 10, minutes: 15 },
    { key: `sign-in at ${email}`, tries: 100, minutes: 60 },
    { key: `sign-in from ${place}`, tries: 50, minutes: 15 },
  ];
}

/** High, since a school or a club may register a whole team from one IP address. */
export function registrationLimits(ip: string): Limit[] {
  return [{ key: `registration from ${networkOf(ip)}`, tries: 30, minutes: 60 }];
}

/** Sign-ins with Google; successful ones are refunded. High, since a whole club may share one IP address. */
export function googleLimits(ip: string): Limit[] {
  return [{ key: `google sign-in from ${networkOf(ip)}`, tries: 60, minutes: 15 }];
}

/** Requests for a password reset link: for one account, and from one IP address for any account. */
export function resetLimits(email: string, ip: string): Limit[] {
  return [
    { key: `reset of ${email}`, tries: 3, minutes: 60 },
    { key: `reset from ${networkOf(ip)}`, tries: 20, minutes: 60 },
  ];
}

/** Mails triggered by a form that anyone can send: other people cannot fill an inbox. */
export function unsolicitedMailLimits(email: string): Limit[] {
  return [{ key: `unasked mail to ${email}`, tries: 3, minutes: 60 }];
}

/** Guessing the password of an account from its open session. */
export function passwordGuessLimits(userId: string): Limit[] {
  return [{ key: `password change of ${userId}`, tries: 10, minutes: 15 }];
}

/**
 * Warnings that another person has the password but no code. Counted apart from other mails, so that other mails cannot
 * use up the limit first.
 */
export function warningLimits(userId: string): Limit[] {
  return [{ key: `warning of wrong codes to ${userId}`, tries: 3, minutes: 60 }];
}

/** Challenges for signing in with a passkey; successful sign-ins are refunded. */
export function passkeyLimits(ip: string): Limit[] {
  return [{ key: `passkey sign-in from ${networkOf(ip)}`, tries: 60, minutes: 15 }];
}

/**
 * Responses from passkeys, valid or not; successful ones are refunded. Counted besides `passkeyLimits`, since a script can
 * send responses without requesting a challenge, as no browser does.
 */
export function passkeyAnswerLimits(ip: string): Limit[] {
  return [{ key: `passkey answer from ${networkOf(ip)}`, tries: 60, minutes: 15 }];
}

/**
 * Codes of the second step. Of a million possible codes, three are right at any time. Counted per account only: the sender
 * has passed the first step, so other people cannot lock the owner out.
 */
export function secondStepLimits(userId: string): [recent: Limit, ofDay: Limit] {
  return [
    { key: `code of ${userId}`, tries: 10, minutes: 15 },
    { key: `codes of ${userId} in a day`, tries: 50, minutes: 24 * 60 },
  ];
}

/**
 * Password resets per day that refund the attempts at codes: one is enough for an owner whose attempts an intruder has used up.
 * With more, access to the mailbox would be enough to exceed the daily limit.
 */
export function dayRefundLimits(userId: string): Limit[] {
  return [{ key: `refund of codes of ${userId}`, tries: 1, minutes: 24 * 60 }];
}

/** Changes of e-mail address: limits mails to other people, and attempts to find out which addresses have an account. */
export function emailChangeLimits({ userId, newEmail }: { userId: string; newEmail: string }): Limit[] {
  return [{ key: `email change of ${userId}`, tries: 5, minutes: 60 }, ...unsolicitedMailLimits(newEmail)];
}

export function humanCheckLimits(ip: string): Limit[] {
  return [{ key: `human check from ${networkOf(ip)}`, tries: 100, minutes: 10 }];
}
