// What a page may load and run: our own files, and only the inline scripts that the server itself has written.
import { createHash } from 'node:crypto';

/**
 * The policy for a page rendered for one person.
 *
 * @param scripts how inline scripts are allowed, e.g. `'nonce-…'` or a list of hashes
 */
export function contentSecurityPolicy(scripts: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    // The development server injects style elements of its own.
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The policy for everything that is no page: answers of the API, files, apologies. */
export const NOTHING_RUNS = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker, which asks us for pages and pictures, and nobody for anything else. */
export const WORKER_POLICY = `${NOTHING_RUNS}; connect-src 'self'; img-src 'self'`;

/** The hash of every inline script in a page, for one that is kept and given to many visitors. */
export function inlineScriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes].join(' ');
}
