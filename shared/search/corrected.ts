// The correction of a search, as every list has it.
import * as z from 'zod/mini';

/** Set if nothing was found for the text as typed, but for its corrected spelling. */
export const Corrected = z.nullable(z.object({ shown: z.string(), typed: z.string() }));
export type Corrected = z.infer<typeof Corrected>;
