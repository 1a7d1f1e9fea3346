// Declarations of results.
import type { Feature } from '../../feature.ts';

export const resultsFeature = {} as const satisfies Feature;
