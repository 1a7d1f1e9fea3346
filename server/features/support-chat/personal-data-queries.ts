// The staff who have changed the replies of the support chat: neither exported nor shown.
import type { PersonalData } from '../../core/personal-data.ts';

export const supportChatPersonalData: PersonalData = {
  notCopied: { support_chat_versions: 'texts of the site; the column is cleared on erasure' },
};
