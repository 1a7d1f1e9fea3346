// Channels of notifications, and which of them can be turned off.

/** On the site, by mail, and by web push to subscribed browsers. */
export const CHANNELS = ['site', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Maximum number of comments that an unread notification of a thread collects, which bounds its cost. */
export const MAX_COLLECTED = 100;

/** Maximum number of mails an hour that one person gets because of the actions of other users. */
export const MAILS_PER_HOUR = 3;

/** Letters of a message or comment in the mail about it. */
export const MAX_QUOTE_LENGTH = 140;

export type ChannelChoice = Record<Channel, boolean>;

/** A notification kind in the settings. */
export interface NotificationKindSetting {
  label: string;
  /** When such notifications are sent. */
  hint: string;
  /** For users who have not changed the setting. */
  default: ChannelChoice;
  /** Urgency of a push message: whether it wakes a device in power-saving mode. */
  urgency: 'low' | 'normal' | 'high';
  /** Cannot be turned off on the site, since the law requires that the recipient can read it. */
  isAlwaysOnSite?: boolean;
  /** Mailed by its feature as a summary, if it stays unread. */
  isMailedLater?: boolean;
  /** Caused by other users, who decide how many there are: three an hour are mailed, and all are shown on the site. */
  isCausedByUsers?: boolean;
  /** Neither mailed nor pushed: the settings offer no other channel. */
  isSiteOnly?: boolean;
}
