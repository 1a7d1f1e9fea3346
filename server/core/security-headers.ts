// The headers that keep a browser from being used against its owner.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * By lower-case name. Pages bring a content security policy of their own.
 *
 * They are asked of the library once, since they are the same for every answer. Asked for each answer, it leaves so many
 * closures behind that the garbage of finished requests outlives them: twice the memory under load.
 */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => void (headers[name.toLowerCase()] = value);
  const response = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  const setAll = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps,
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

/** Those of them that mean something for a script, a sheet or a picture; the rest would be 300 bytes of each answer. */
export function headersOfFiles(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(forFiles.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

const forFiles = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
