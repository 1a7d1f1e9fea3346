// The values that a settings form was opened with, so that a setting that another admin has changed since is not overwritten.
import * as z from 'zod/mini';

/** Values by the name of the setting. */
export const BaseValues = z.optional(z.record(z.string(), z.unknown()));
export type BaseValues = z.infer<typeof BaseValues>;
