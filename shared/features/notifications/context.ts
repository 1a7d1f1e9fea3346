// Context, text and definition of a notification event.
import type { SearchFilter } from '../saved-searches/contract.ts';

/** Loaded when the notification is rendered. A part is null if the event has no such part, or if it is deleted. */
export interface NotificationContext {
  /** The recipient. */
  userId: string;
  /** Number of occurrences since it was last read. */
  times: number;
  ad: { id: string; title: string; price: number } | null;
  actor: { id: string; name: string } | null;
  threadId: string | null;
  reportId: string | null;
  search: { id: string; name: string; filter: SearchFilter } | null;
  /** The thread of the forum. */
  post: { id: string; title: string } | null;
  /** The number of the first comment that it is about, 0 for the post; null without a thread. */
  commentNumber: number | null;
  data: NotificationData;
}

/** Values that are stored only with the notification. */
export interface NotificationData {
  count?: number;
  /** Kronor. */
  price?: number;
  /** Kronor, before it was lowered. */
  oldPrice?: number;
  /** 1 to 5. */
  rating?: number;
  text?: string;
  /** The link of the notification. */
  href?: string;
}

export interface NotificationText {
  title: string;
  text: string;
  /** Text of the mail if it is longer: one line per paragraph. */
  mail?: string;
  /** Link on this site. */
  href: string;
}

/** A notification event: its kind and its text. */
export interface NotificationDefinition {
  /** One of the kinds that a feature declares. */
  kind: string;
  /**
   * Mailed regardless of the recipient's settings: the law requires it for decisions on a user's content.
   * Source: the Digital Services Act, articles 17 and 20.5.
   */
  isAlwaysMailed?: boolean;
  render: (context: NotificationContext) => NotificationText;
}
