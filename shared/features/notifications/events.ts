// All notification events, collected from the features.
import { join, keysOf } from '../../feature.ts';
import { features } from '../../features.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationDefinition, NotificationContext, NotificationText } from './context.ts';

const declared = join(
  features.flatMap((feature) => ('notifications' in feature ? [feature.notifications] : [])),
);

export type NotificationEvent = keyof typeof declared;

const events: Record<NotificationEvent, NotificationDefinition & { kind: NotificationKind }> = declared;

export const NOTIFICATION_EVENTS = keysOf(events);

export function kindOf(event: NotificationEvent): NotificationKind {
  return events[event].kind;
}

/** For decisions on a user's content. Source: the Digital Services Act, articles 17 and 20.5. */
export function isAlwaysMailed(event: NotificationEvent): boolean {
  return events[event].isAlwaysMailed ?? false;
}

/** Text of an event, for the list, mail and push. */
export function renderNotification(event: NotificationEvent, context: NotificationContext): NotificationText {
  return events[event].render(context);
}
