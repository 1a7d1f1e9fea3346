// Security events as a file.
import { SecuritySearch } from '#shared/features/security/contract.ts';
import { labelEvent } from '#shared/features/security/event-labels.ts';
import { formatMinute } from '#shared/format.ts';
import { tableFile } from '../../core/http/table-file.ts';
import { recordListDownload } from '../audit/actions.ts';
import { listEvents } from './queries.ts';

export const securityFile = tableFile({
  list: '/admin/security-events',
  tag: 'security',
  of: ['Security events', 'sakerhetshandelser'],
  search: SecuritySearch,
  columns: ['Tidpunkt', 'Händelse', 'Vem', 'IP-adress', 'Webbläsare', 'Sida', 'Detaljer', 'Id'],
  logDownload: (actor, { search }) =>
    recordListDownload(actor, 'security.export', { list: 'security-events', isSearch: Boolean(search) }),
  async readPage({ services, viewer, size }, search) {
    const { rows, next, previous } = await listEvents(services.database, { ...search, viewer, size });
    return {
      next,
      previous,
      rows: rows.map((event) => [
        formatMinute(event.created_at),
        labelEvent(event.event),
        event.user_name,
        event.ip_address,
        event.user_agent,
        event.url,
        Object.keys(event.details).length > 0 ? JSON.stringify(event.details) : null,
        event.id,
      ]),
    };
  },
});
