// Tables of the newsletter: subscribers, issues and their deliveries.
import type { Generated } from 'kysely';

export interface NewsletterTables {
  newsletter_subscribers: SubscribersTable;
  newsletter_issues: IssuesTable;
  newsletter_deliveries: DeliveriesTable;
}

interface SubscribersTable {
  id: Generated<string>;
  email: string;
  consent_text: string;
  consented_at: Generated<Date>;
  confirmed_at: Generated<Date | null>;
}

interface IssuesTable {
  id: Generated<string>;
  week: string;
  subject: string;
  content: string;
  status: Generated<'scheduled' | 'sending' | 'sent' | 'stopped' | 'expired'>;
  created_at: Generated<Date>;
  send_at: Date;
  finished_at: Generated<Date | null>;
  stopped_by: Generated<string | null>;
  sent_count: Generated<number>;
}

interface DeliveriesTable {
  issue_id: string;
  subscriber_id: string;
  status: Generated<'queued' | 'sent' | 'failed'>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  reason: Generated<string | null>;
  sent_at: Generated<Date | null>;
}
