// Tables of messages and notifications.
import type { Generated } from 'kysely';
import type { ThreadEventKind } from '#shared/features/messages/rules.ts';
import type { NotificationKind } from '#shared/features/notifications/kinds.ts';

export interface MessageTables {
  live_positions: LivePositionsTable;
  live_events: LiveEventsTable;
  threads: ThreadsTable;
  thread_people: ThreadPeopleTable;
  messages: MessagesTable;
  thread_events: ThreadEventsTable;
  person_blocks: PersonBlocksTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  push_subscriptions: PushSubscriptionsTable;
  web_push_keys: WebPushKeysTable;
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
  is_sample: Generated<boolean>;
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
  is_sample: Generated<boolean>;
}

interface ThreadEventsTable {
  id: Generated<string>;
  thread_id: string;
  kind: ThreadEventKind;
  buyer_id: string | null;
  price: number | null;
  old_price: number | null;
  after_position: number;
  created_at: Generated<Date>;
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
  post_id: Generated<string | null>;
  comment_numbers: Generated<number[] | null>;
  is_on_site: Generated<boolean>;
  mail_at: Generated<Date | null>;
  is_sample: Generated<boolean>;
}

interface NotificationSettingsTable {
  user_id: string;
  kind: NotificationKind;
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
