// Tables of ads and what belongs to them.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AdTables {
  categories: CategoriesTable;
  brands: BrandsTable;
  ads: AdsTable;
  ad_pictures: AdPicturesTable;
  favorites: FavoritesTable;
  contact_reveals: ContactRevealsTable;
  removed_ads: RemovedAdsTable;
  ad_renewal_links: AdRenewalLinksTable;
  saved_searches: SavedSearchesTable;
  saved_search_matches: SavedSearchMatchesTable;
  search_words: SearchWordsTable;
}

interface CategoriesTable {
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  icon: Generated<string>;
  active: Generated<boolean>;
  has_brand: Generated<boolean>;
  has_model: Generated<boolean>;
  size_system: 'shoes' | 'clothes' | 'balls' | null;
  has_colour: Generated<boolean>;
  has_audience: Generated<boolean>;
  created_at: Generated<Date>;
}

interface BrandsTable {
  id: GeneratedAlways<number>;
  name: string;
  aliases: Generated<string[]>;
  active: Generated<boolean>;
  created_at: Generated<Date>;
}

interface AdsTable {
  id: Generated<string>;
  user_id: string;
  title: string;
  description: Generated<string>;
  price: Generated<number>;
  category: string;
  condition: string;
  location: Generated<string>;
  postal_code: Generated<string>;
  county: Generated<string>;
  status: Generated<'pending' | 'approved' | 'rejected' | 'removed'>;
  sale_state: Generated<'active' | 'reserved' | 'sold' | 'hidden' | 'expired'>;
  is_featured: Generated<boolean>;
  shows_phone: Generated<boolean>;
  shows_email: Generated<boolean>;
  reviewed_by: string | null;
  reviewed_at: Date | null;
  expires_at: Date | null;
  expiry_told_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Minus infinity for ads from before saved searches existed. */
  announced_at: Date | number | null;
  is_public: GeneratedAlways<boolean>;
  search: GeneratedAlways<string>;
  facets: GeneratedAlways<number[]>;
  slices: GeneratedAlways<number[]>;
  /** Terms of the text, see server/core/search. */
  words: Generated<string>;
  words_version: Generated<number>;
  /** The term of the town among `words`; null without one. */
  town: GeneratedAlways<string | null>;
  brand: Generated<string>;
  model: Generated<string>;
  size: Generated<string>;
  colour: Generated<string>;
  audience: Generated<string>;
  delivery: Generated<string[]>;
  shipping_payer: Generated<string>;
  meeting_place: Generated<string>;
  /** Null when the seller has chosen the attributes. */
  attributes_version: Generated<number | null>;
  /** In kronor, when the ad was last public; null unless a change of it waits to be public. */
  last_public_price: number | null;
  is_sample: Generated<boolean>;
}

interface AdPicturesTable {
  id: string;
  /** Null for the picture of an article whose uploader is erased. */
  user_id: string | null;
  ad_id: string | null;
  position: Generated<number>;
  width: number;
  height: number;
  preview: string;
  bytes: number;
  is_portrait: Generated<boolean>;
  /** Belongs to a message, also to the operator, or to a forum text: visible only to users who may read the message or text. */
  is_private: Generated<boolean>;
  message_id: string | null;
  forum_post_id: string | null;
  forum_comment_id: string | null;
  /** The article whose picture it is. */
  news_id: string | null;
  /** The association whose logo it is. */
  association_id: string | null;
  /** The tournament whose picture it is. */
  tournament_id: string | null;
  /** The message with the suggestion of a tournament that it was sent with. */
  suggestion_id: Generated<string | null>;
  /** The message to the operator that it was sent with. */
  contact_message_id: Generated<string | null>;
  created_at: Generated<Date>;
}

interface FavoritesTable {
  user_id: string;
  ad_id: string;
  created_at: Generated<Date>;
}

interface ContactRevealsTable {
  ad_id: string;
  kind: 'phone' | 'email';
  user_id: string;
  created_at: Generated<Date>;
}

interface RemovedAdsTable {
  id: string;
  user_id: string;
  removed_by: string;
  category: string | null;
  ad: unknown;
  pictures: unknown;
  belongings: unknown;
  picture_ids: string[];
  restorable_until: Date;
}

interface AdRenewalLinksTable {
  token_hash: Buffer;
  ad_id: string;
  user_id: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}

interface SavedSearchesTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  search: string | null;
  category: string | null;
  condition: string | null;
  county: string | null;
  city: string | null;
  price_range: string | null;
  /** Parameters of the marketplace by name, beside the columns. */
  filters: ColumnType<Record<string, string>, string | undefined, string>;
  alert: Generated<'instant' | 'daily' | 'never'>;
  last_alerted_at: Date | null;
  created_at: Generated<Date>;
  plain: GeneratedAlways<string | null>;
  probe: GeneratedAlways<string | null>;
  is_sample: Generated<boolean>;
  probe_terms: string[] | null;
  words_version: Generated<number>;
  facet: GeneratedAlways<number>;
}

interface SavedSearchMatchesTable {
  search_id: string;
  ad_id: string;
  found_at: Generated<Date>;
  notified_at: Date | null;
}

interface SearchWordsTable {
  word: string;
  docs: number;
  titles: Generated<number>;
  folded: GeneratedAlways<string>;
}
