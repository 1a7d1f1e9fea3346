// Tables of messages to the operator.
import type { Generated } from 'kysely';

export interface ContactTables {
  contact_messages: ContactMessagesTable;
  contact_replies: ContactRepliesTable;
}

interface ContactMessagesTable {
  id: Generated<string>;
  form: 'contact' | 'support' | 'suggestion' | 'correction';
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  page: Generated<string>;
  browser: Generated<string>;
  status: Generated<'pending' | 'resolved'>;
  note: Generated<string>;
  assigned_to: Generated<string | null>;
  resolved_by: Generated<string | null>;
  resolved_at: Generated<Date | null>;
  created_at: Generated<Date>;
  written_at: Generated<Date>;
  version: Generated<number>;
  is_sample: Generated<boolean>;
  /** JSON. */
  suggestion: Generated<unknown>;
  tournament_id: Generated<string | null>;
}

interface ContactRepliesTable {
  id: string;
  message_id: string;
  is_by_staff: boolean;
  user_id: string | null;
  content: string;
  created_at: Generated<Date>;
}
