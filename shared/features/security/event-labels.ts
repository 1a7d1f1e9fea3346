// The names of security events that the features declare.
import { join } from '../../feature.ts';
import { features } from '../../features.ts';

export const eventLabels: Readonly<Record<string, string>> = join(
  features.flatMap((feature) => ('securityEvents' in feature ? [feature.securityEvents] : [])),
);

/** An event that has no name yet is shown by its code. */
export function labelEvent(event: string): string {
  return eventLabels[event] ?? event;
}
