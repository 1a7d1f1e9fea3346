// Declares the errors of an endpoint in its contract, for the API document and the client's types.
import { type RefusalCode, refusals } from './errors.ts';

/**
 * The error map of an endpoint. Errors of guards, validation and HTTP are added by server/core/api-document.ts and not
 * listed here.
 */
export function mayRefuse<Code extends RefusalCode>(...codes: Code[]): Pick<typeof refusals, Code> {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]])) as Pick<typeof refusals, Code>;
}
