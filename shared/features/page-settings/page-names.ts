// Pages that can be closed, by the name of their setting, collected from the features.
import { join, keysOf } from '../../feature.ts';
import { features } from '../../features.ts';

const declared = join(
  features.flatMap((feature) => ('pageSettings' in feature ? [feature.pageSettings] : [])),
);

export type PageName = keyof typeof declared;

/** The label of each page in the menus. */
export const pageLabels: Record<PageName, string> = declared;

export const pageNames = keysOf(pageLabels);
