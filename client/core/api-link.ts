// Sends API calls as HTTP requests. Loaded with the first call, since server-rendered pages include their data.
import { isORPCErrorJson } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#shared/contract.ts';
import { NetworkFailure } from './failure.ts';

export function createApiLink(origin: string) {
  return new OpenAPILink(contract, {
    url: `${origin}/api`,
    fetch: fetchAnswer,
    customErrorResponseBodyDecoder: rejectForeignResponse,
  });
}

/** Browsers word the failure differently, and it must differ from a TypeError in our own code. */
async function fetchAnswer(request: Request, init: RequestInit): Promise<Response> {
  try {
    return await fetch(request, init);
  } catch (error) {
    if (error instanceof TypeError) throw new NetworkFailure(error.message, { cause: error });
    throw error;
  }
}

/**
 * A response of a reverse proxy while the server is down is treated as a network error. By default oRPC would turn it
 * into an ORPCError with an English message.
 */
function rejectForeignResponse(body: unknown, { status }: { status: number }): null {
  const isApiError = typeof body === 'object' && body !== null && isORPCErrorJson({ status, ...body });
  if (isApiError) return null;
  throw new NetworkFailure(`Response ${status} does not come from the application`);
}
