// Actions and targets of the audit log, collected from the features.
import { join, keysOf } from '../../feature.ts';
import { features } from '../../features.ts';

const texts = features.flatMap((feature) => ('audit' in feature ? [feature.audit] : []));

export const actionLabels = join(texts.map(({ actions }) => actions));
export type AuditAction = keyof typeof actionLabels;
export const AUDIT_ACTIONS: AuditAction[] = keysOf(actionLabels);

export const targetLabels = join(texts.map(({ targets }) => targets));
export type AuditTarget = keyof typeof targetLabels;
export const AUDIT_TARGETS: AuditTarget[] = keysOf(targetLabels);

/** A retired action is shown by its code. */
export function labelAction(action: string): string {
  const labels: Readonly<Record<string, string>> = actionLabels;
  return labels[action] ?? action;
}
