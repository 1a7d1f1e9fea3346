// The values that a settings form showed, so that a setting that another admin has changed since is not overwritten unseen.
import * as z from 'zod/mini';

/** Values by the name of the setting. */
export const SeenValues = z.optional(z.record(z.string(), z.unknown()));
export type SeenValues = z.infer<typeof SeenValues>;
