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
    // Comments in followed threads are frequent and written by other users, so these mails are off by default.
    followed: {
      label: 'Trådar du följer',
      hint: 'När någon kommenterar i en tråd som du följer. Nästa notis om tråden kommer när du har läst den.',
      default: { site: true, mail: false, push: true },
      urgency: 'low',
      isMailedLater: true,
    },
    replies: {
      label: 'Svar i forumet',
      hint: 'När någon svarar på eller citerar det du har skrivit. Mejlet kommer efter en kvart, om du inte har läst.',
      default: { site: true, mail: true, push: true },
      urgency: 'normal',
      isMailedLater: true,
    },
    mentions: {
      label: 'Omnämnanden i forumet',
      hint: 'När någon nämner dig med @. Mejlet kommer efter en kvart, om du inte har läst.',
      default: { site: true, mail: true, push: true },
      urgency: 'normal',
      isMailedLater: true,
    },
    likes: {
      label: 'Gillningar i forumet',
      hint: 'När någon gillar det du har skrivit.',
      default: { site: true, mail: false, push: false },
      urgency: 'low',
      isSiteOnly: true,
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
