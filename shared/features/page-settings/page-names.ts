// The pages that can be closed, by the name of their setting, as the features declare them.
import { join, keysOf } from '../../feature.ts';
import { features } from '../../features.ts';

const declared = join(
  features.flatMap((feature) => ('pageSettings' in feature ? [feature.pageSettings] : [])),
);

export type PageName = keyof typeof declared;

/** What each page is called in the menus. */
export const pageLabels: Record<PageName, string> = declared;

export const pageNames = keysOf(pageLabels);
