// Input shared by the endpoints of one ad.
import * as z from 'zod/mini';

export const ById = z.object({ id: z.uuid('Annons hittades inte') });
