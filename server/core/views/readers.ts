// Classifies requests for pages: whether a person reads the page (no bot, no prefetch), on which device, and the linking site.
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Cached results: checking a User-Agent against the list of bots takes longer than the rest of counting. */
const checked = new Map<string, boolean>();
const MAX_CHECKED = 5000;
/** A longer User-Agent is forged; browsers send at most a few hundred characters. */
const MAX_NAME = 500;
const MAX_REFERRER = 2000;

export function isReader(userAgent: string, headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|preview/i.test(String(purpose))) return false;
  return !isProgram(userAgent);
}

/** Whether a program rather than a person sends requests with this User-Agent. */
export function isProgram(userAgent: string): boolean {
  return userAgent === '' || userAgent.length > MAX_NAME || isKnownBot(userAgent);
}

export type Device = 'phone' | 'tablet' | 'desktop';

/** Classifies by the User-Agent. Current iPads count as desktop, since their User-Agent is that of a Mac. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/.test(userAgent) ? 'phone' : 'desktop';
}

const MAX_HOST = 100;

/** The host of the page that linked here, without www; empty for none or an unusual one, null for a page of the site itself. */
export function sourceOf(referrer: string | undefined, ownHost: string): string | null {
  if (referrer === undefined || referrer.length > MAX_REFERRER) return '';
  // Checked first: most referrers are pages of the site itself, and parsing takes as long as the rest of counting.
  if (/^https?:\/\/([^/]*)\//.exec(referrer)?.[1] === ownHost) return null;
  const url = URL.parse(referrer);
  if (!url) return '';
  const { protocol, host, hostname } = url;
  if (host === ownHost) return null;
  // The expression takes quadratic time, so it is for short hosts only.
  if (hostname.length > MAX_HOST || !/^[a-z0-9.-]*[a-z][a-z0-9-]*$/.test(hostname)) return '';
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : '';
}

function isKnownBot(userAgent: string): boolean {
  let known = checked.get(userAgent);
  if (known === undefined) {
    known = isbot(userAgent);
    if (checked.size >= MAX_CHECKED) checked.clear();
    checked.set(userAgent, known);
  }
  return known;
}
