// The text of which a list shows the hits instead of those of the typed one, as every list has it.
import * as z from 'zod/mini';

/** Set if nothing was found for the text as typed, but for its corrected spelling or for most of its words. */
export const Corrected = z.nullable(z.object({ shown: z.string(), typed: z.string() }));
export type Corrected = z.infer<typeof Corrected>;
