// What a feature declares on the shared side, for features that list or show something of every other one.
import type { NotificationKindSetting } from './features/notifications/rules.ts';
import type { NotificationDefinition } from './features/notifications/context.ts';

type Labels = Readonly<Record<string, string>>;

export interface Feature {
  /** Events that people are notified of. `kind` is one of the kinds that some feature declares. */
  notifications?: Readonly<Record<string, NotificationDefinition>>;
  /** Kinds of notifications, each with a setting of its own. */
  notificationKinds?: Readonly<Record<string, NotificationKindSetting>>;
  audit?: AuditTexts;
  /** Pages that can be closed, by the name of their setting, with what the menus call them. */
  pageSettings?: Labels;
  /** Names of security events. */
  securityEvents?: Labels;
}

/** How the audit log shows what is done to the records of a feature. */
export interface AuditTexts {
  actions: Labels;
  /** What an action can be aimed at. */
  targets: Labels;
  /** Names of the fields in `before` and `after`. */
  fields: Labels;
  /** Names of values, by field. A field that several features have has the values of all. */
  values?: Readonly<Record<string, Labels>>;
  /** Fields that hold the day on which something ends; without one it goes on until further notice. */
  endDays?: readonly string[];
}

/** What the members of a union have together. */
type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** One record of several whose keys differ, with the exact keys of each. */
export function join<Part extends object>(parts: readonly Part[]): Joined<Part> {
  return Object.assign({}, ...parts);
}

/** The keys of a record that has no others than its type says. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
