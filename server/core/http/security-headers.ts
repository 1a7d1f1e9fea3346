// The headers that keep a browser from being used against its owner.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { NOTHING_RUNS } from './content-security-policy.ts';

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * By lower-case name. What is no page runs nothing and is framed by nobody, should a browser take it for one; pages bring
 * a content security policy of their own.
 *
 * They are asked of the library once, since they are the same for every answer. Asked for each answer, it leaves so many
 * closures behind that the garbage of finished requests outlives them: twice the memory under load.
 */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const headers: Record<string, string> = { 'content-security-policy': NOTHING_RUNS };
  const setHeader = (name: string, value: string) => void (headers[name.toLowerCase()] = value);
  const response = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  const setAll = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps,
    // Over an open network browsers only complain of it.
    crossOriginOpenerPolicy: isHttps || LOOPBACK.test(hostname),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Of browsers and plug-ins that are gone: they would only be written and read.
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
 * Those of them that mean something for a script, a sheet, a letter or a picture, by what the address begins with; the rest
 * would be 400 bytes of each answer. Pictures may be opened by themselves, and drawings could carry scripts.
 */
export function headersOfFiles(
  all: Readonly<Record<string, string>>,
): Readonly<Record<'assets' | 'pictures' | 'placeholders', Readonly<Record<string, string>>>> {
  const assets = Object.fromEntries(forFiles.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const pictures = { ...assets, 'content-security-policy': NOTHING_RUNS };
  return { assets, pictures, placeholders: pictures };
}

const forFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
