// Everything a person may be notified of: its kind, and what it says. Titles and names come in when it is read.
import { join, keysOf } from '../../feature.ts';
import { features } from '../../features.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationDefinition, NotificationContext, Words } from './context.ts';

const declared = join(
  features.flatMap((feature) => ('notifications' in feature ? [feature.notifications] : [])),
);

export type NotificationEvent = keyof typeof declared;

const events: Record<NotificationEvent, NotificationDefinition & { kind: NotificationKind }> = declared;

export const NOTIFICATION_EVENTS = keysOf(events);

export function kindOf(event: NotificationEvent): NotificationKind {
  return events[event].kind;
}

/** Decisions on a person's content are always mailed, as the law requires. Source: the Digital Services Act, articles 17 and 20.5. */
export function isAlwaysMailed(event: NotificationEvent): boolean {
  return events[event].isAlwaysMailed ?? false;
}

/** The text of an event, for list, mail and push. */
export function tell(event: NotificationEvent, told: NotificationContext): Words {
  return events[event].tell(told);
}
