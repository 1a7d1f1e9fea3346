// What an event is told from, and what it says.
import type { SearchFilter } from '../saved-searches/contract.ts';

/** What is known of an event when it is told. A part is null when the event has none, or when it is gone since. */
export interface Told {
  /** Who is told. */
  userId: string;
  /** How many times it has happened since it was last read. */
  times: number;
  ad: { id: string; title: string; price: number } | null;
  actor: { id: string; name: string } | null;
  threadId: string | null;
  reportId: string | null;
  search: { id: string; name: string; filter: SearchFilter } | null;
  data: NewsData;
}

/** The few numbers that stand nowhere else, and what the staff has to say to this person. */
export interface NewsData {
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
  /** What a mail says instead, where there is more to say: a line a paragraph. */
  mail?: string;
  /** Where it leads, on this site. */
  href: string;
}

/** One thing that may happen: which kind it is, and its words. */
export interface NewsEvent {
  /** One of the kinds that a feature declares. */
  kind: string;
  /**
   * Mailed whatever the recipient has chosen: decisions on what somebody has written are the law's to send.
   * Source: the Digital Services Act, articles 17 and 20.5.
   */
  isAlwaysMailed?: boolean;
  tell: (told: Told) => Words;
}
