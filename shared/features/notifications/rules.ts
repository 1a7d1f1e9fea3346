// The ways a notification may come, and which of them can be turned off.

/** On the site, by mail, and by web push to subscribed browsers. */
export const CHANNELS = ['site', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

export type ChannelChoice = Record<Channel, boolean>;

/** A kind of notifications as the settings show it. */
export interface NotificationKindSetting {
  label: string;
  /** When they come. */
  hint: string;
  /** For whoever has chosen nothing. */
  default: ChannelChoice;
  /** How soon a push wakes a browser that saves its battery. */
  urgency: 'low' | 'normal' | 'high';
  /** Always on the site, since the law demands that it reaches the recipient. */
  staysOnSite?: boolean;
}
