// Context and text of a notification event.
import type { SearchFilter } from '../saved-searches/contract.ts';

/** The context when the event is rendered. A part is null when the event has none, or when it was deleted. */
export interface NotificationContext {
  /** The recipient. */
  userId: string;
  /** How often it has happened since it was last read. */
  times: number;
  ad: { id: string; title: string; price: number } | null;
  actor: { id: string; name: string } | null;
  threadId: string | null;
  reportId: string | null;
  search: { id: string; name: string; filter: SearchFilter } | null;
  data: NotificationData;
}

/** Values that are stored with the notification only. */
export interface NotificationData {
  count?: number;
  /** Kronor. */
  price?: number;
  /** 1 to 5. */
  rating?: number;
  text?: string;
}

export interface Words {
  title: string;
  text: string;
  /** The mail's text where it is longer: one line per paragraph. */
  mail?: string;
  /** Link on this site. */
  href: string;
}

/** An event: its kind and its text. */
export interface NotificationDefinition {
  /** One of the kinds that a feature declares. */
  kind: string;
  /**
   * Mailed whatever the recipient has chosen: decisions on what somebody has written are the law's to send.
   * Source: the Digital Services Act, articles 17 and 20.5.
   */
  isAlwaysMailed?: boolean;
  tell: (told: NotificationContext) => Words;
}
