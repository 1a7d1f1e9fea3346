// Tables of deals and reviews.
import type { Generated } from 'kysely';

export interface DealTables {
  deals: DealsTable;
  reviews: ReviewsTable;
}

interface DealsTable {
  id: Generated<string>;
  ad_id: string | null;
  about: string;
  title: string;
  price: number;
  seller_id: string;
  buyer_id: string | null;
  state: 'reserved' | 'sold' | 'released';
  reserved_at: Date | null;
  sold_at: Date | null;
  released_at: Date | null;
  created_at: Generated<Date>;
  notified_state: 'reserved' | 'sold' | 'released' | null;
  followers_notified: Generated<string[]>;
}

interface ReviewsTable {
  id: Generated<string>;
  deal_id: string;
  author_id: string;
  subject_id: string;
  rating: number;
  text: string;
  created_at: Generated<Date>;
  visible_at: Date;
  notified_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  removed_at: Date | null;
  removed_by: string | null;
  removed_reason: string | null;
}
