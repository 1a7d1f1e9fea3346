// Tables of news: articles, their sources, and what was fetched when.
import type { Generated, GeneratedAlways } from 'kysely';

export interface NewsTables {
  news: NewsTable;
  news_sources: NewsSourcesTable;
  news_fetch_log: NewsFetchLogTable;
  news_fetch_runs: NewsFetchRunsTable;
}

interface NewsTable {
  id: Generated<string>;
  title: string;
  excerpt: string;
  content: Generated<string>;
  html: Generated<string>;
  html_version: Generated<number>;
  category: string;
  image_url: Generated<string | null>;
  breaking: Generated<boolean>;
  featured: Generated<boolean>;
  status: Generated<'approved' | 'pending'>;
  auto_generated: Generated<boolean>;
  manual_review_required: Generated<boolean>;
  reviewed_by: Generated<string | null>;
  user_id: Generated<string | null>;
  source_id: Generated<string | null>;
  source_name: Generated<string | null>;
  original_url: Generated<string | null>;
  url_key: Generated<string | null>;
  guid: Generated<string | null>;
  duplicate_of: Generated<string | null>;
  published_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
  awaits_first_publication: Generated<boolean>;
  is_public: GeneratedAlways<boolean>;
  words: Generated<string>;
  words_version: Generated<number>;
  is_sample: Generated<boolean>;
}

interface NewsSourcesTable {
  id: Generated<string>;
  name: string;
  url: string;
  type: Generated<string>;
  category: string;
  description: Generated<string>;
  active: Generated<boolean>;
  fetch_frequency_hours: Generated<number>;
  last_fetch: Generated<Date | null>;
  next_fetch_at: Generated<Date>;
  etag: Generated<string | null>;
  last_modified: Generated<string | null>;
  failing_since: Generated<Date | null>;
  failures: Generated<number>;
  items_unlogged: Generated<number>;
  retry_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
  is_sample: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface NewsFetchLogTable {
  id: GeneratedAlways<string>;
  source_id: string;
  fetch_date: Generated<Date>;
  success: boolean;
  items_found: Generated<number>;
  items_processed: Generated<number>;
  error_message: Generated<string | null>;
  is_sample: Generated<boolean>;
}

interface NewsFetchRunsTable {
  id: Generated<string>;
  started_at: Generated<Date>;
  updated_at: Generated<Date>;
  finished_at: Generated<Date | null>;
  source_ids: string[];
  sources_done: Generated<number>;
  sources_failed: Generated<number>;
  total_created: Generated<number>;
}
