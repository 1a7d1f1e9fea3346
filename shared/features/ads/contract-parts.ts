// What the endpoints of ads have in common: which ad, and how it stands once it is saved.
import * as z from 'zod/mini';
import { AD_STATUSES } from './rules.ts';

export const ById = z.object({ id: z.uuid('Annons hittades inte') });
export const Saved = z.object({ id: z.uuid(), status: z.enum(AD_STATUSES) });
