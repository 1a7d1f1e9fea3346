// Which requests are a person who reads, rather than a program, or a browser that loads a page ahead.
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Checking a name against the list takes longer than the rest of counting. */
const checked = new LRUCache<string, boolean>({ max: 5000 });
/** Longer names are made up. */
const MAX_NAME = 500;

export function isReader(userAgent: string, headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|preview/i.test(String(purpose))) return false;
  return userAgent !== '' && userAgent.length <= MAX_NAME && !isProgram(userAgent);
}

function isProgram(userAgent: string): boolean {
  let known = checked.get(userAgent);
  if (known === undefined) {
    known = isbot(userAgent);
    checked.set(userAgent, known);
  }
  return known;
}
