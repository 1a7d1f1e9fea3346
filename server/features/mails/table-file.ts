// The outbox as a file, without the text of the mails.
import { MailSearch } from '#shared/features/mails/contract.ts';
import { mailStatuses } from '#shared/features/mails/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { recordListDownload } from '../audit/actions.ts';
import { listMails } from './queries.ts';

export const mailFile = tableFile({
  list: '/admin/mails',
  tag: 'mails',
  of: ['Outgoing mails', 'e-post'],
  search: MailSearch,
  columns: ['Skrivet', 'Till', 'Ämne', 'Status', 'Försök', 'Fel', 'Skickat', 'Id'],
  logDownload: (actor, { search }) =>
    recordListDownload(actor, 'mail.export', { list: 'mails', isSearch: Boolean(search) }),
  async readPage({ services, size }, search) {
    const { rows, next, previous } = await listMails(services.database, { ...search, size });
    return {
      next,
      previous,
      rows: rows.map((mail) => [
        formatMinute(mail.created_at),
        mail.recipient,
        mail.subject,
        mailStatuses[mail.status].label,
        mail.tries,
        mail.reason,
        mail.sent_at && formatMinute(mail.sent_at),
        mail.id,
      ]),
    };
  },
});
