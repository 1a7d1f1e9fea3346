// Notifications about reports: receipt, decisions, and the outcome of an appeal.
import { shortId } from '../../format.ts';
import { adPath, paths, reportPath } from '../../paths.ts';
import type {
  NotificationDefinition,
  NotificationContext,
  NotificationText,
} from '../notifications/context.ts';

const toReport = ({ reportId }: NotificationContext) =>
  reportId ? reportPath(reportId) : paths.notifications;
const storedText = ({ data }: NotificationContext, fallback: string) => data.text ?? fallback;
/** The first lines of a statement of reasons; the mail and the linked page contain all of it. */
function decisionText(
  { data }: NotificationContext,
  fallback: string,
): Pick<NotificationText, 'text' | 'mail'> {
  const lines = data.text?.split('\n');
  return lines ? { text: lines.slice(0, 2).join(' '), mail: lines.join('\n') } : { text: fallback };
}

export const reportNotifications = {
  'report.received': {
    kind: 'admin',
    render: (context) => ({
      title: 'Tack för din anmälan',
      text: context.reportId
        ? `Den har nummer ${shortId(context.reportId)}. Vi hör av oss när vi har bestämt oss.`
        : 'Vi har tagit emot den och hör av oss när vi har bestämt oss.',
      href: toReport(context),
    }),
  },
  'report.decided': {
    kind: 'admin',
    render: (context) => {
      const text = storedText(context, 'Vi har gått igenom det du anmälde och fattat ett beslut.');
      // Source: the Digital Services Act, articles 16.5 and 16.6.
      const more =
        'En människa har fattat beslutet. Vad du kan göra om du tycker att det är fel står på sidan som knappen leder till.';
      return { title: 'Beslut om din anmälan', text, mail: `${text}\n${more}`, href: toReport(context) };
    },
  },
  'content.removed': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: context.ad ? 'Din annons är borttagen' : 'Något du har skrivit är borttaget',
      ...decisionText(
        context,
        'Det följde inte våra regler. Du kan begära att vi prövar beslutet en gång till.',
      ),
      href: toReport(context),
    }),
  },
  // A warning or a suspension.
  'account.restricted': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: 'Beslut om ditt konto',
      ...decisionText(context, 'Det du har gjort följde inte våra regler.'),
      href: toReport(context),
    }),
  },
  'content.restored': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: context.ad ? 'Din annons är tillbaka' : 'Något du har skrivit är tillbaka',
      text: storedText(context, 'Vi har ändrat vårt beslut. Allt är som det var innan.'),
      href: context.ad ? adPath(context.ad.id) : toReport(context),
    }),
  },
  'appeal.decided': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: 'Svar på ditt överklagande',
      ...decisionText(context, 'Vi har prövat beslutet en gång till.'),
      href: toReport(context),
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
