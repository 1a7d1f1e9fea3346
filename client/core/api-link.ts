// Sends API calls as HTTP requests. Loaded with the first call, since server-rendered pages include their data.
import { isORPCErrorJson } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#shared/contract.ts';

export function createApiLink(origin: string) {
  return new OpenAPILink(contract, {
    url: `${origin}/api`,
    customErrorResponseBodyDecoder: rejectForeignResponse,
  });
}

/**
 * A response of a reverse proxy while the server is down is treated as a network error. By default oRPC would turn it
 * into an ORPCError with an English message.
 */
function rejectForeignResponse(body: unknown, { status }: { status: number }): null {
  const isApiError = typeof body === 'object' && body !== null && isORPCErrorJson({ status, ...body });
  if (isApiError) return null;
  // `fetch` also rejects with a TypeError when the network is down.
  throw new TypeError(`Response ${status} does not come from the application`);
}
