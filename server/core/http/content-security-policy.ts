// Content security policies: pages load files of this site and run only inline scripts written by the server.
import { createHash } from 'node:crypto';

/**
 * The policy for a page rendered for one user.
 *
 * @param scripts allowed inline scripts, e.g. `'nonce-…'` or a list of hashes
 */
export function contentSecurityPolicy(scripts: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    // The development server injects its own style elements.
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

/** The policy for every response that is not a page: API answers, files, error pages. */
export const NO_CONTENT_POLICY =
  "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker, which requests pages and pictures from this site only. */
export const WORKER_POLICY = `${NO_CONTENT_POLICY}; connect-src 'self'; img-src 'self'`;

/** The hash of every inline script of a page, for pages that are cached and sent to many visitors. */
export function inlineScriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes].join(' ');
}
