// The security headers of all responses.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { NO_CONTENT_POLICY } from './content-security-policy.ts';
import type { FileFolder } from './file-folders.ts';
import { isLoopback } from './loopback.ts';

/**
 * By lower-case name. The default policy allows no scripts and no framing, for responses that are not pages; pages set their
 * own content security policy.
 *
 * Computed once, since they are the same for every response. Computed per response, the library leaves so many closures
 * behind that the garbage of finished requests doubles the memory under load.
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const headers: Record<string, string> = { 'content-security-policy': NO_CONTENT_POLICY };
  const setHeader = (name: string, value: string) => void (headers[name.toLowerCase()] = value);
  const response = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  const setAll = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps,
    // Over plain HTTP on a network, browsers ignore this header with a warning.
    crossOriginOpenerPolicy: isHttps || isLoopback(hostname),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For browsers and plug-ins no longer in use.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setAll({} as IncomingMessage, response, (error) => {
    if (error) throw error;
  });
  return headers;
}

/**
 * The headers with a meaning for scripts, style sheets, fonts and pictures, by path prefix; the others would add 400 bytes
 * to each response. Pictures may be opened on their own, and SVG could carry scripts.
 */
export function headersOfFiles(
  all: Readonly<Record<string, string>>,
): Readonly<Record<FileFolder, Readonly<Record<string, string>>>> {
  const assets = Object.fromEntries(forFiles.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const pictures = { ...assets, 'content-security-policy': NO_CONTENT_POLICY };
  return { assets, pictures, placeholders: pictures, 'news-categories': pictures };
}

const forFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
