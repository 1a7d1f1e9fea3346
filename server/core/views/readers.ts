// Who reads: a person rather than a program or a browser that loads a page ahead, on which class of device, from which site.
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Checking a name against the list takes longer than the rest of counting. */
const checked = new Map<string, boolean>();
const MAX_CHECKED = 5000;
/** Longer names are made up. */
const MAX_NAME = 500;
const MAX_REFERRER = 2000;

export function isReader(userAgent: string, headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|preview/i.test(String(purpose))) return false;
  return userAgent !== '' && userAgent.length <= MAX_NAME && !isProgram(userAgent);
}

export type Device = 'phone' | 'tablet' | 'desktop';

/** By the browser's name, which tablets of Apple no longer differ in from its computers. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  return /Mobi|iPhone/.test(userAgent) ? 'phone' : 'desktop';
}

const MAX_HOST = 100;

/** The host of the page that linked here, without www; empty for none or an unusual one, null for a page of the site itself. */
export function sourceOf(referrer: string | undefined, ownHost: string): string | null {
  if (referrer === undefined || referrer.length > MAX_REFERRER) return '';
  // Most are of the site itself, and parsing takes as long as the rest of counting.
  if (/^https?:\/\/([^/]*)\//.exec(referrer)?.[1] === ownHost) return null;
  const url = URL.parse(referrer);
  if (!url) return '';
  const { protocol, host, hostname } = url;
  if (host === ownHost) return null;
  const isUsual = /^https?:$/.test(protocol) && /^[a-z0-9.-]*[a-z][a-z0-9-]*$/.test(hostname);
  return isUsual && hostname.length <= MAX_HOST ? hostname.replace(/^www\./, '') : '';
}

function isProgram(userAgent: string): boolean {
  let known = checked.get(userAgent);
  if (known === undefined) {
    known = isbot(userAgent);
    if (checked.size >= MAX_CHECKED) checked.clear();
    checked.set(userAgent, known);
  }
  return known;
}
