// How the browser's calls travel. Fetched with the first of them: a page from the server comes with its data.
import { createORPCClient, isORPCErrorJson } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Api, contract } from '#shared/contract.ts';

export function openApi(origin: string): Api {
  return createORPCClient(
    new OpenAPILink(contract, { url: `${origin}/api`, customErrorResponseBodyDecoder: refuseForeign }),
  );
}

/**
 * What does not come from the site itself, but from a proxy in front of it while it is away, is no answer: the library would
 * make a refusal of it, with an English sentence.
 */
function refuseForeign(body: unknown, { status }: { status: number }): null {
  const isOurs = typeof body === 'object' && body !== null && isORPCErrorJson({ status, ...body });
  if (isOurs) return null;
  // As `fetch` itself fails without a network.
  throw new TypeError(`The site's place was taken by something that says ${status}`);
}
