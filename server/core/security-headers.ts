// The headers that keep a browser from being used against its owner, on every answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Pages bring a content security policy of their own. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      strictTransportSecurity: isHttps,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
  );
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

/**
 * What the library sets, which is the same for every answer. Asked for each answer, it leaves so many closures behind that
 * the garbage of finished requests outlives them: twice the memory under load.
 */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeader = (name: string, value: string) => void (headers[name.toLowerCase()] = value);
  const response = { setHeader, removeHeader: () => undefined } as unknown as ServerResponse;
  middleware({} as IncomingMessage, response, (error) => {
    if (error) throw error;
  });
  return headers;
}
