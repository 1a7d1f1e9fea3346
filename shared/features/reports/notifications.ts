// What people are notified of about reports: the receipt, decisions, and the outcome of an appeal.
import { shortId } from '../../format.ts';
import { adPath, paths, reportPath } from '../../paths.ts';
import type { NotificationDefinition, NotificationContext, Words } from '../notifications/context.ts';

const toReport = ({ reportId }: NotificationContext) =>
  reportId ? reportPath(reportId) : paths.notifications;
const said = ({ data }: NotificationContext, otherwise: string) => data.text ?? otherwise;
/** The first lines of a statement of reasons; the mail and the linked page contain all of it. */
function decided({ data }: NotificationContext, otherwise: string): Pick<Words, 'text' | 'mail'> {
  const lines = data.text?.split('\n');
  return lines ? { text: lines.slice(0, 2).join(' '), mail: lines.join('\n') } : { text: otherwise };
}

export const reportNotifications = {
  'report.received': {
    kind: 'admin',
    tell: (told) => ({
      title: 'Tack för din anmälan',
      text: told.reportId
        ? `Den har nummer ${shortId(told.reportId)}. Vi hör av oss när vi har bestämt oss.`
        : 'Vi har tagit emot den och hör av oss när vi har bestämt oss.',
      href: toReport(told),
    }),
  },
  'report.decided': {
    kind: 'admin',
    tell: (told) => {
      const text = said(told, 'Vi har gått igenom det du anmälde och fattat ett beslut.');
      // Source: the Digital Services Act, articles 16.5 and 16.6.
      const more =
        'En människa har fattat beslutet. Vad du kan göra om du tycker att det är fel står på sidan som knappen leder till.';
      return { title: 'Beslut om din anmälan', text, mail: `${text}\n${more}`, href: toReport(told) };
    },
  },
  'content.removed': {
    kind: 'admin',
    isAlwaysMailed: true,
    tell: (told) => ({
      title: told.ad ? 'Din annons är borttagen' : 'Något du har skrivit är borttaget',
      ...decided(told, 'Det följde inte våra regler. Du kan begära att vi prövar beslutet en gång till.'),
      href: toReport(told),
    }),
  },
  // A warning or a suspension.
  'account.restricted': {
    kind: 'admin',
    isAlwaysMailed: true,
    tell: (told) => ({
      title: 'Beslut om ditt konto',
      ...decided(told, 'Det du har gjort följde inte våra regler.'),
      href: toReport(told),
    }),
  },
  'content.restored': {
    kind: 'admin',
    isAlwaysMailed: true,
    tell: (told) => ({
      title: told.ad ? 'Din annons är tillbaka' : 'Något du har skrivit är tillbaka',
      text: said(told, 'Vi har ändrat vårt beslut. Allt är som det var innan.'),
      href: told.ad ? adPath(told.ad.id) : toReport(told),
    }),
  },
  'appeal.decided': {
    kind: 'admin',
    isAlwaysMailed: true,
    tell: (told) => ({
      title: 'Svar på ditt överklagande',
      ...decided(told, 'Vi har prövat beslutet en gång till.'),
      href: toReport(told),
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
