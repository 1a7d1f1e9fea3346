// Declarations of the forum: notifications, audit log, and its page setting.
import type { Feature } from '../../feature.ts';
import { postStatuses } from './moderation/texts.ts';
import { forumNotifications } from './notifications.ts';

export const forumFeature = {
  notifications: forumNotifications,
  notificationKinds: {
    forum: {
      label: 'Forumet',
      hint: 'När det du har skrivit i forumet är godkänt.',
      default: { site: true, mail: false, push: false },
      urgency: 'low',
    },
  },
  audit: {
    actions: {
      'forum.approve': 'Foruminlägg godkänt',
      'forum.reject': 'Foruminlägg avvisat',
      'forum.remove': 'Foruminlägg borttaget',
      'forum.approve-edit': 'Ändring i forumet godkänd',
      'forum.reject-edit': 'Ändring i forumet avvisad',
      'forum.change': 'Forumtråd ändrad',
    },
    targets: { 'forum-post': 'Foruminlägg', 'forum-comment': 'Forumkommentar' },
    fields: { category: 'Kategori', isLocked: 'Låst', isPinned: 'Fäst', status: 'Status' },
    values: {
      status: Object.fromEntries(Object.entries(postStatuses).map(([status, { label }]) => [status, label])),
    },
  },
  pageSettings: { forum: 'Forum' },
} as const satisfies Feature;
