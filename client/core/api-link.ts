// How the browser's calls travel. Fetched with the first of them: a page from the server comes with its data.
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract } from '#shared/contract.ts';

export function openLink(origin: string) {
  return new OpenAPILink(contract, { url: `${origin}/api` });
}
