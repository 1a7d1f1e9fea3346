// All notification kinds, collected from the features, and their default channels.
import { join, keysOf } from '../../feature.ts';
import { features } from '../../features.ts';
import type { Channel, ChannelChoice, NotificationKindSetting } from './rules.ts';

const declared = join(
  features.flatMap((feature) => ('notificationKinds' in feature ? [feature.notificationKinds] : [])),
);

export type NotificationKind = keyof typeof declared;

export const notificationKinds: Record<NotificationKind, NotificationKindSetting> = declared;

export const NOTIFICATION_KINDS = keysOf(notificationKinds);

export function defaultChoice(kind: NotificationKind): ChannelChoice {
  return notificationKinds[kind].default;
}

/** Whether notifications of this kind can be sent over this channel. */
export function isOffered(kind: NotificationKind, channel: Channel): boolean {
  return channel === 'site' || !notificationKinds[kind].isSiteOnly;
}

export function mayTurnOff(kind: NotificationKind, channel: Channel): boolean {
  return !(notificationKinds[kind].isAlwaysOnSite && channel === 'site');
}
