// The list of messages to the operator as a file.
import { ContactSearch } from '#shared/features/contact/staff-contract.ts';
import { contactForms, contactStatuses } from '#shared/features/contact/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { recordListDownload } from '../audit/actions.ts';
import { listMessages } from './list-queries.ts';

export const contactFile = tableFile({
  list: '/admin/contact-messages',
  tag: 'contact',
  of: ['Messages to the operator', 'kontaktmeddelanden'],
  search: ContactSearch,
  columns: [
    'Skrivet',
    'Formulär',
    'Namn',
    'E-post',
    'Ämne',
    'Meddelande',
    'Status',
    'Ansvarig',
    'Svar',
    'Anteckning',
    'Id',
  ],
  logDownload: (actor, { search }) =>
    recordListDownload(actor, 'contact.export', { list: 'contact-messages', isSearch: Boolean(search) }),
  async readPage({ services, viewer, size }, search) {
    const { rows, next, previous } = await listMessages(services.database, { ...search, viewer, size });
    return {
      next,
      previous,
      rows: rows.map((message) => [
        formatMinute(message.created_at),
        contactForms[message.form],
        message.name,
        message.email,
        message.subject,
        message.message,
        contactStatuses[message.status],
        message.assignee_name,
        message.replies.length,
        message.note,
        message.id,
      ]),
    };
  },
});
