// What a feature declares on the shared side, for features that collect it: notifications, audit log, settings,
// security.
import type { NotificationKindSetting } from './features/notifications/rules.ts';
import type { NotificationDefinition } from './features/notifications/context.ts';

type Labels = Readonly<Record<string, string>>;

export interface Feature {
  /** Notification events. `kind` is declared by one of the features. */
  notifications?: Readonly<Record<string, NotificationDefinition>>;
  /** Notification kinds; each has its own setting. */
  notificationKinds?: Readonly<Record<string, NotificationKindSetting>>;
  audit?: AuditTexts;
  /** Pages that can be closed: setting name to menu label. */
  pageSettings?: Labels;
  /** Labels of security events. */
  securityEvents?: Labels;
}

/** How the audit log shows actions on the records of a feature. */
export interface AuditTexts {
  actions: Labels;
  /** Types of targets of an action. */
  targets: Labels;
  /** Labels of the fields in `before` and `after`. */
  fields: Labels;
  /** Labels of values, by field. If several features have the field, their values are merged. */
  values?: Readonly<Record<string, Labels>>;
  /** Fields that hold an end date; null means until further notice. */
  endDays?: readonly string[];
}

/** The intersection of the members of a union. */
type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Merges records with distinct keys; the type has the exact keys of each. */
export function join<Part extends object>(parts: readonly Part[]): Joined<Part> {
  return Object.assign({}, ...parts);
}

/** `Object.keys` with the type of the keys. The record must have no other keys than its type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
