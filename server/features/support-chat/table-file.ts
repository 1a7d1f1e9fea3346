// The replies of the support chat as a file.
import { chooseReplies } from '#shared/features/support-chat/address.ts';
import { ReplySearch } from '#shared/features/support-chat/contract.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { readReplies } from './actions.ts';

export const replyFile = tableFile({
  list: '/admin/support-chat',
  tag: 'support-chat',
  of: ['Replies of the support chat', 'supportchatt'],
  search: ReplySearch,
  columns: ['Nyckelord', 'Svar', 'Länk', 'Adress'],
  async readPage({ services }, search) {
    const replies = chooseReplies(await readReplies(services), search);
    return {
      next: null,
      previous: null,
      rows: replies.map(({ keywords = [], text, linkLabel, linkPath }) => [
        keywords.join(', '),
        text,
        linkLabel,
        linkPath,
      ]),
    };
  },
});
