// Tables of the support chat and of static pages.
import type { Generated, JSONColumnType } from 'kysely';
import type { ChatReplies } from '#shared/features/support-chat/contract.ts';

export interface HelpTables {
  support_chat_versions: SupportChatVersionsTable;
  static_page_changes: StaticPageChangesTable;
}

interface SupportChatVersionsTable {
  version: number;
  content: JSONColumnType<ChatReplies>;
  changed_by: string | null;
  created_at: Generated<Date>;
}

interface StaticPageChangesTable {
  page: string;
  version: number;
  section: string;
  content: string;
  heading: Generated<string>;
  note: Generated<string>;
  changed_by: string | null;
  created_at: Generated<Date>;
}
