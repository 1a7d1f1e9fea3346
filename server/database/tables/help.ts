// Tables of the support chat.
import type { Generated, JSONColumnType } from 'kysely';
import type { ChatReplies } from '#shared/features/support-chat/contract.ts';

export interface HelpTables {
  support_chat_versions: SupportChatVersionsTable;
}

interface SupportChatVersionsTable {
  version: number;
  content: JSONColumnType<ChatReplies>;
  changed_by: string | null;
  created_at: Generated<Date>;
}
