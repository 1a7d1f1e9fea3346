// Tables of settings, audit log, mails and requests for personal data.
import type { Generated, GeneratedAlways } from 'kysely';

export interface SiteTables {
  page_settings: PageSettingsTable;
  site_settings: SiteSettingsTable;
  setting_changes: SettingChangesTable;
  security_events: SecurityEventsTable;
  audit_log: AuditLogTable;
  mails: MailsTable;
  mail_servers: MailServersTable;
  personal_exports: PersonalExportsTable;
  erasures: ErasuresTable;
  erasure_hidden_ads: ErasureHiddenAdsTable;
  search_synonyms: SearchSynonymsTable;
}

interface SearchSynonymsTable {
  id: GeneratedAlways<number>;
  words: string[];
  direction: Generated<'same' | 'kinds'>;
}

interface PageSettingsTable {
  id: GeneratedAlways<number>;
  page_name: string;
  is_enabled: Generated<boolean>;
  disabled_message: Generated<string>;
  reopens_at: Generated<Date | null>;
  updated_at: Generated<Date>;
}

interface SiteSettingsTable {
  is_only_row: Generated<boolean>;
  minimum_age: Generated<number>;
  admins_need_two_step: Generated<boolean>;
  automated_emails: Generated<'block' | 'confirm'>;
  ad_duration_days: Generated<number>;
  pictures_per_ad: Generated<number>;
  forum_held_posts: Generated<number>;
  forum_holds_links: Generated<boolean>;
  operator_name: Generated<string>;
  operator_number: Generated<string>;
  operator_address: Generated<string>;
  operator_email: Generated<string>;
  operator_phone: Generated<string>;
  operator_reports_email: Generated<string>;
  updated_at: Generated<Date>;
}

interface SettingChangesTable {
  name: string;
  changed_by: string | null;
  changed_at: Generated<Date>;
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
  /** The hour of a counted event; null for other events. */
  counted_hour: Generated<Date | null>;
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

interface MailsTable {
  id: Generated<string>;
  kind: string;
  user_id: string | null;
  recipient: string;
  subject: string;
  html: string | null;
  body: string | null;
  unsubscribe_url: Generated<string | null>;
  reply_to: Generated<string | null>;
  status: 'queued' | 'sent' | 'failed' | 'held';
  tries: Generated<number>;
  reason: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

interface MailServersTable {
  state: 'active' | 'candidate';
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  username: Generated<string>;
  sealed_password: Buffer | null;
  sender: string;
  code_hash: Buffer | null;
  wrong_codes: Generated<number>;
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
  /** Whether the user's texts in the forum are deleted too. */
  deletes_texts: Generated<boolean>;
}

interface ErasureHiddenAdsTable {
  ad_id: string;
  user_id: string;
  sale_state: 'active' | 'reserved' | 'sold' | 'expired';
}
