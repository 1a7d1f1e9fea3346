// How an endpoint's contract declares what it may refuse with, for the API's document and for its callers' types.
import { type RefusalCode, refusals } from './errors.ts';

/**
 * The error map of an endpoint. What guards, validation and HTTP itself refuse follows from them and is not repeated here:
 * see server/core/api-document.ts.
 */
export function mayRefuse<Code extends RefusalCode>(...codes: Code[]): Pick<typeof refusals, Code> {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]])) as Pick<typeof refusals, Code>;
}
