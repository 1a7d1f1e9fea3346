// Labels of security events, collected from the features.
import { join } from '../../feature.ts';
import { features } from '../../features.ts';

export const eventLabels: Readonly<Record<string, string>> = join(
  features.flatMap((feature) => ('securityEvents' in feature ? [feature.securityEvents] : [])),
);

/** An event without a label is shown by its code. */
export function labelEvent(event: string): string {
  return eventLabels[event] ?? event;
}
