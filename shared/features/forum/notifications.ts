// Notifications of the forum: decisions on what a person has written.
import { paths, reportPath } from '../../paths.ts';
import type { NotificationContext, NotificationDefinition } from '../notifications/context.ts';
import { REASON_BEGINS } from '../reports/statement.ts';

/** The line of the statement of reasons that gives the reason. */
function reasonIn({ data }: NotificationContext): string | undefined {
  return data.text?.split('\n').find((line) => line.startsWith(REASON_BEGINS));
}

export const forumNotifications = {
  'forum.approved': {
    kind: 'forum',
    render: ({ data }) => ({
      title: 'Godkänt i forumet',
      text: data.text ? `”${data.text}” syns nu för alla.` : 'Det du skrev syns nu för alla.',
      href: paths.forum,
    }),
  },
  'forum.rejected': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: 'Det du skrev i forumet blev inte godkänt',
      text: reasonIn(context) ?? 'Ändra texten så granskar vi den igen.',
      ...(context.data.text && { mail: context.data.text }),
      href: context.reportId ? reportPath(context.reportId) : paths.forum,
    }),
  },
  'forum.locked': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: 'Din tråd i forumet är låst',
      text: reasonIn(context) ?? 'Ingen kan kommentera den längre.',
      ...(context.data.text && { mail: context.data.text }),
      href: context.reportId ? reportPath(context.reportId) : paths.forum,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
