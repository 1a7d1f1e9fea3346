// How the browser's calls travel. Fetched with the first of them: a page from the server comes with its data.
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Api, contract } from '#shared/contract.ts';

export function openApi(origin: string): Api {
  return createORPCClient(new OpenAPILink(contract, { url: `${origin}/api` }));
}
