// The tables as the query builder knows them. Only the connection and files of queries import this.
import type { Generated, GeneratedAlways } from 'kysely';

export interface Tables {
  profiles: ProfilesTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  human_checks: HumanChecksTable;
  security_events: SecurityEventsTable;
  audit_log: AuditLogTable;
  page_settings: PageSettingsTable;
  site_settings: SiteSettingsTable;
  categories: CategoriesTable;
  ads: AdsTable;
  ad_pictures: AdPicturesTable;
  favorites: FavoritesTable;
  contact_reveals: ContactRevealsTable;
  removed_ads: RemovedAdsTable;
  saved_searches: SavedSearchesTable;
  saved_search_matches: SavedSearchMatchesTable;
  mails: MailsTable;
  mail_links: MailLinksTable;
  two_step: TwoStepTable;
  recovery_codes: RecoveryCodesTable;
  second_steps: SecondStepsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  pending_registrations: PendingRegistrationsTable;
  personal_exports: PersonalExportsTable;
  erasures: ErasuresTable;
  erasure_hidden_ads: ErasureHiddenAdsTable;
  live_positions: LivePositionsTable;
  live_events: LiveEventsTable;
  threads: ThreadsTable;
  thread_people: ThreadPeopleTable;
  messages: MessagesTable;
  person_blocks: PersonBlocksTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  push_subscriptions: PushSubscriptionsTable;
  web_push_keys: WebPushKeysTable;
  ad_renewal_links: AdRenewalLinksTable;
  deals: DealsTable;
  reviews: ReviewsTable;
  reports: ReportsTable;
  report_snapshots: ReportSnapshotsTable;
  removed_content: RemovedContentTable;
  appeals: AppealsTable;
}

interface ProfilesTable {
  id: Generated<string>;
  user_id: GeneratedAlways<string>;
  email: string;
  email_verified: Generated<boolean>;
  name: string;
  role: Generated<'user' | 'admin' | 'superadmin'>;
  avatar_url: string | null;
  phone: Generated<string>;
  location: Generated<string>;
  bio: Generated<string>;
  birth_year: number | null;
  /** The same as email_verified. */
  verified: GeneratedAlways<boolean>;
  last_seen_at: Date | null;
  /** Infinity for until further notice. */
  blocked_until: Date | number | null;
  blocked_reason: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AccountsTable {
  id: Generated<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface HumanChecksTable {
  id: Generated<string>;
  answer: number[];
  created_at: Generated<Date>;
  expires_at: Date;
  solved_at: Date | null;
  spent_at: Date | null;
}

interface SecurityEventsTable {
  id: GeneratedAlways<number>;
  event: string;
  details: Generated<unknown>;
  user_id: string | null;
  ip_address: string | null;
  user_agent: Generated<string>;
  url: Generated<string>;
  created_at: Generated<Date>;
}

interface AuditLogTable {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  actor_id: string | null;
  actor_role: 'user' | 'admin' | 'superadmin' | 'operator';
  action: string;
  target_type: string;
  target_id: string;
  ip_address: string | null;
  user_agent: Generated<string>;
  before: unknown;
  after: unknown;
}

interface PageSettingsTable {
  id: GeneratedAlways<number>;
  page_name: string;
  is_enabled: Generated<boolean>;
  disabled_message: Generated<string>;
  updated_at: Generated<Date>;
}

interface SiteSettingsTable {
  is_only_row: Generated<boolean>;
  minimum_age: Generated<number>;
  admins_need_two_step: Generated<boolean>;
  automated_emails: Generated<'block' | 'confirm'>;
  ad_duration_days: Generated<number>;
  updated_at: Generated<Date>;
}

interface CategoriesTable {
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  icon: Generated<string>;
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
  /** Minus infinity for those of before there were saved searches. */
  announced_at: Date | number | null;
  is_public: GeneratedAlways<boolean>;
  search: GeneratedAlways<string>;
  facets: GeneratedAlways<number[]>;
  slices: GeneratedAlways<number[]>;
}

interface AdPicturesTable {
  id: string;
  user_id: string;
  ad_id: string | null;
  position: Generated<number>;
  width: number;
  height: number;
  preview: string;
  bytes: number;
  is_portrait: Generated<boolean>;
  /** For a message: seen by the two of its thread alone. */
  is_private: Generated<boolean>;
  message_id: string | null;
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
  alert: Generated<'instant' | 'daily' | 'never'>;
  last_alerted_at: Date | null;
  created_at: Generated<Date>;
  plain: GeneratedAlways<string | null>;
  probe: GeneratedAlways<string | null>;
  facet: GeneratedAlways<number>;
}

interface SavedSearchMatchesTable {
  search_id: string;
  ad_id: string;
  found_at: Generated<Date>;
  told_at: Date | null;
}

interface MailsTable {
  id: Generated<string>;
  kind: string;
  user_id: string | null;
  recipient: string;
  subject: string;
  html: string | null;
  body: string | null;
  unsubscribe_url: Generated<string | null>;
  status: 'queued' | 'sent' | 'failed' | 'held';
  tries: Generated<number>;
  reason: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

interface MailLinksTable {
  token_hash: Buffer;
  purpose: 'confirm-registration' | 'confirm-email' | 'reset-password' | 'change-email' | 'restore-email';
  user_id: string | null;
  registration_id: string | null;
  email: string;
  new_email: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface TwoStepTable {
  user_id: string;
  sealed_secret: Buffer;
  started_at: Generated<Date>;
  confirmed_at: Date | null;
  last_step: number | null;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

interface SecondStepsTable {
  token_hash: Buffer;
  user_id: string;
  tries: Generated<number>;
  expires_at: Date;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  user_id: string | null;
  expires_at: Date;
}

interface PendingRegistrationsTable {
  id: Generated<string>;
  email: string;
  name: string;
  password_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

interface PersonalExportsTable {
  id: Generated<string>;
  user_id: string;
  status: Generated<'waiting' | 'ready' | 'failed'>;
  steps_done: Generated<number>;
  steps_total: Generated<number>;
  bytes: number | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
}

interface ErasuresTable {
  user_id: string;
  requested_at: Generated<Date>;
  due_at: Date;
}

interface ErasureHiddenAdsTable {
  ad_id: string;
  user_id: string;
  sale_state: 'active' | 'reserved' | 'sold' | 'expired';
}

interface AdRenewalLinksTable {
  token_hash: Buffer;
  ad_id: string;
  user_id: string;
  created_at: Generated<Date>;
  used_at: Date | null;
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
  told_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  removed_at: Date | null;
  removed_by: string | null;
  removed_reason: string | null;
}

interface LivePositionsTable {
  user_id: string;
  position: number;
}

interface LiveEventsTable {
  user_id: string;
  position: number;
  topic: string;
  ref: string;
  created_at: Generated<Date>;
}

interface ThreadsTable {
  id: Generated<string>;
  low_id: string | null;
  high_id: string | null;
  ad_id: string | null;
  about: string | null;
  last_position: Generated<number>;
  created_at: Generated<Date>;
}

interface ThreadPeopleTable {
  thread_id: string;
  user_id: string;
  other_id: string | null;
  unread: Generated<number>;
  delivered_to: Generated<number>;
  read_to: Generated<number>;
  mailed_to: Generated<number>;
  last_at: Generated<Date>;
}

interface MessagesTable {
  id: string;
  thread_id: string;
  position: number;
  sender_id: string | null;
  recipient_id: string | null;
  subject: string;
  content: string;
  read: Generated<boolean>;
  is_from_staff: Generated<boolean>;
  created_at: Generated<Date>;
  removed_at: Generated<Date | null>;
}

interface PersonBlocksTable {
  user_id: string;
  blocked_id: string;
  created_at: Generated<Date>;
}

interface NotificationsTable {
  id: Generated<string>;
  user_id: string;
  event: string;
  ad_id: string | null;
  actor_id: string | null;
  thread_id: string | null;
  deal_id: string | null;
  review_id: string | null;
  search_id: string | null;
  report_id: string | null;
  data: Generated<unknown>;
  times: Generated<number>;
  happened_at: Generated<Date>;
  read_at: Date | null;
}

interface NotificationSettingsTable {
  user_id: string;
  kind: 'messages' | 'ads' | 'favorites' | 'searches' | 'deals' | 'admin';
  site: boolean;
  mail: boolean;
  push: boolean;
  updated_at: Generated<Date>;
}

interface PushSubscriptionsTable {
  id: Generated<string>;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Generated<Date>;
}

interface WebPushKeysTable {
  is_only_row: Generated<boolean>;
  public_key: string;
  private_key: string;
  created_at: Generated<Date>;
}

type ReportKind = 'ad' | 'person' | 'message' | 'review';

interface ReportsTable {
  id: Generated<string>;
  reporter_id: string | null;
  reporter_name: string | null;
  reporter_email: string | null;
  kind: ReportKind;
  target_id: string | null;
  owner_id: string | null;
  category:
    | 'child'
    | 'illegal'
    | 'fraud'
    | 'abuse'
    | 'privacy'
    | 'counterfeit'
    | 'spam'
    | 'misplaced'
    | 'other';
  explanation: string;
  good_faith: boolean;
  status: Generated<'pending' | 'investigating' | 'resolved' | 'dismissed'>;
  priority: 'high' | 'medium' | 'low';
  assigned_to: Generated<string | null>;
  decision: Generated<'removed' | 'warned' | 'blocked' | 'none' | null>;
  rule: Generated<'forbidden' | 'ads' | 'account' | 'trade' | 'law' | null>;
  person_reason: Generated<string>;
  reporter_reason: Generated<string>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
  decided_with: Generated<string | null>;
  reopened_from: Generated<string | null>;
  created_at: Generated<Date>;
}

interface ReportSnapshotsTable {
  report_id: string;
  owner_id: string | null;
  content: unknown;
}

interface RemovedContentTable {
  report_id: string;
  owner_id: string;
  kind: ReportKind;
  target_id: string;
  kept: unknown;
  removed_at: Generated<Date>;
}

interface AppealsTable {
  report_id: string;
  appellant_id: string;
  side: 'concerned' | 'reporter';
  text: string;
  created_at: Generated<Date>;
  outcome: Generated<'upheld' | 'overturned' | null>;
  reason: Generated<string>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
}
