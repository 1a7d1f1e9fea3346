// Kinds of notifications, channels and defaults.

export const NOTIFICATION_KINDS = ['messages', 'ads', 'favorites', 'searches', 'deals', 'admin'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** On the site, by mail, and by web push to subscribed browsers. */
export const CHANNELS = ['site', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

export type ChannelChoice = Record<Channel, boolean>;

/** Saved ads change often: mail is off by default. */
const defaults: Record<NotificationKind, ChannelChoice> = {
  messages: { site: true, mail: true, push: true },
  ads: { site: true, mail: true, push: true },
  favorites: { site: true, mail: false, push: true },
  searches: { site: true, mail: true, push: true },
  deals: { site: true, mail: true, push: true },
  admin: { site: true, mail: true, push: true },
};

export function defaultChoice(kind: NotificationKind): ChannelChoice {
  return defaults[kind];
}

/** A decision on a person's content must reach them. Source: the Digital Services Act, article 17. */
export function mayTurnOff(kind: NotificationKind, channel: Channel): boolean {
  return !(kind === 'admin' && channel === 'site');
}
