// Notifications of the forum: decisions on what a person has written, and what others write and like in threads.
import { paths, reportPath } from '../../paths.ts';
import type { NotificationContext, NotificationDefinition } from '../notifications/context.ts';
import { MAX_COLLECTED } from '../notifications/rules.ts';
import { nameOfActor } from '../notifications/names.ts';
import { reasonIn } from '../reports/statement.ts';
import { commentPath } from './thread/comment-pages.ts';

const nameOfPost = ({ post }: NotificationContext): string => (post ? `”${post.title}”` : 'en tråd');

/** The URL of the first comment that the notification is about, on its page of the thread. */
function hrefOfComment({ post, commentNumber }: NotificationContext): string {
  if (!post) return paths.forum;
  const number = commentNumber ?? 0;
  return commentPath(post.id, number);
}

const countOf = ({ times }: NotificationContext): string =>
  times >= MAX_COLLECTED ? `Minst ${MAX_COLLECTED}` : String(times);

/** The text about several comments in one thread, with the name of the latest writer. */
const inThread = (context: NotificationContext): string =>
  `I ${nameOfPost(context)}, senast av ${nameOfActor(context)}.`;

export const forumNotifications = {
  'forum.commented': {
    kind: 'followed',
    render: (context) => ({
      title: context.times > 1 ? `${countOf(context)} nya kommentarer` : 'Ny kommentar',
      text:
        context.times > 1
          ? inThread(context)
          : `${nameOfActor(context)} har kommenterat ${nameOfPost(context)}.`,
      href: hrefOfComment(context),
    }),
  },
  'forum.replied': {
    kind: 'replies',
    render: (context) => ({
      title: context.times > 1 ? `${countOf(context)} svar till dig i forumet` : 'Svar till dig i forumet',
      text:
        context.times > 1
          ? inThread(context)
          : `${nameOfActor(context)} har svarat dig i ${nameOfPost(context)}.`,
      href: hrefOfComment(context),
    }),
  },
  'forum.mentioned': {
    kind: 'mentions',
    render: (context) => ({
      title:
        context.times > 1 ? `Du nämns i ${countOf(context).toLowerCase()} kommentarer` : 'Du nämns i forumet',
      text:
        context.times > 1
          ? inThread(context)
          : `${nameOfActor(context)} har nämnt dig i ${nameOfPost(context)}.`,
      href: hrefOfComment(context),
    }),
  },
  // Without a name, since no user is shown who likes a text.
  'forum.liked': {
    kind: 'likes',
    render: (context) => ({
      title: `${context.times > 1 ? context.times : 'Någon'} gillar ${context.commentNumber ? 'din kommentar' : 'ditt inlägg'}`,
      text: context.commentNumber ? `I ${nameOfPost(context)}.` : (context.post?.title ?? ''),
      href: hrefOfComment(context),
    }),
  },
  'forum.approved': {
    kind: 'forum',
    render: ({ data }) => ({
      title: 'Godkänt i forumet',
      text: data.text ? `”${data.text}” syns nu för alla.` : 'Det du skrev syns nu för alla.',
      href: data.href ?? paths.forum,
    }),
  },
  'forum.rejected': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: 'Det du skrev i forumet blev inte godkänt',
      text: reasonIn(context.data.text) ?? 'Ändra texten så granskar vi den igen.',
      ...(context.data.text && { mail: context.data.text }),
      href: context.reportId ? reportPath(context.reportId) : paths.forum,
    }),
  },
  'forum.locked': {
    kind: 'admin',
    isAlwaysMailed: true,
    render: (context) => ({
      title: 'Din tråd i forumet är låst',
      text: reasonIn(context.data.text) ?? 'Ingen kan kommentera den längre.',
      ...(context.data.text && { mail: context.data.text }),
      href: context.reportId ? reportPath(context.reportId) : paths.forum,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;
