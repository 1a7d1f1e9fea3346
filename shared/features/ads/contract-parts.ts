// The input that endpoints of one ad share.
import * as z from 'zod/mini';

export const ById = z.object({ id: z.uuid('Annons hittades inte') });
