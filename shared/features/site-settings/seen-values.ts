// What a form of settings showed when it was filled in: a setting that someone else has changed since is not overwritten unseen.
import * as z from 'zod/mini';

/** By the name of the setting. */
export const SeenValues = z.optional(z.record(z.string(), z.unknown()));
export type SeenValues = z.infer<typeof SeenValues>;
