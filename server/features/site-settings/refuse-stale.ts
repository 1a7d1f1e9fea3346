// Refuses to overwrite a setting that someone else has changed since it was shown.
import type { BaseValues } from '#shared/features/site-settings/base-values.ts';
import { siteSettingsTexts } from '#shared/features/site-settings/texts.ts';
import { refuse } from '../../core/http/refusal.ts';

/**
 * @param before the stored settings
 * @throws ORPCError CONFLICT with a sentence at each setting whose stored value is neither the one seen nor the new one
 */
export function refuseStale(before: object, { seen = {}, ...change }: { seen?: BaseValues }): void {
  const stored: Readonly<Record<string, unknown>> = { ...before };
  const stale = Object.entries(change).filter(
    ([name, value]) => name in seen && stored[name] !== seen[name] && stored[name] !== value,
  );
  if (stale.length === 0) return;
  const fields = Object.fromEntries(stale.map(([name]) => [name, siteSettingsTexts.changedField]));
  refuse('CONFLICT', siteSettingsTexts.changedMeanwhile, fields);
}
