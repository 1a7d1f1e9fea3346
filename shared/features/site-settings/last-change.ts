// Who changed a setting last, and when.
import * as z from 'zod/mini';

export const LastChange = z.object({
  /** The name of the admin; of an erased account 'Borttagen användare'. */
  by: z.string(),
  at: z.string(),
});
export type LastChange = z.infer<typeof LastChange>;
