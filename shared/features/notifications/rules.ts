// The kinds of news, the ways they may come, and what is chosen for whoever has chosen nothing.

export const NOTIFICATION_KINDS = ['messages', 'ads', 'favorites', 'searches', 'deals', 'admin'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** On the site itself, by mail, and by web push to browsers that have been asked. */
export const CHANNELS = ['site', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

export type ChannelChoice = Record<Channel, boolean>;

/** A saved ad changes often and is somebody else's affair: only those who ask for it are mailed. */
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

/** A decision on what somebody has written reaches them somewhere. Source: the Digital Services Act, article 17. */
export function mayTurnOff(kind: NotificationKind, channel: Channel): boolean {
  return !(kind === 'admin' && channel === 'site');
}
