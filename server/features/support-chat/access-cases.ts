// Access cases of the support chat: the expected status of each endpoint for each role.
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { type AccessCases, anyone, type Records, staff } from '../../testing/access.ts';

const save = async ({ app }: Records) => {
  await app.services.database.pool.query('delete from support_chat_versions');
  return { method: 'PUT', url: '/api/admin/support-chat', body: { ...defaultReplies, version: 0 } } as const;
};

export const accessCases: AccessCases = {
  endpoints: {
    'supportChat.find': [() => ({ method: 'GET', url: '/api/support-chat' }), anyone()],
    'supportChat.save': [save, staff()],
  },
};
