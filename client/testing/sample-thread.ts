// A post of the forum and its comments for component tests.
import type { ForumComment, ForumPost } from '#shared/features/forum/thread/contract.ts';

const author = { id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null };
const createdAt = '2026-03-04T12:00:00.000Z';

/** A comment that is shown, with this number. */
export function sampleComment(number: number, more: Partial<ForumComment> = {}): ForumComment {
  return {
    id: `00000000-0000-4000-8000-00000001${String(number).padStart(4, '0')}`,
    number,
    state: 'shown',
    content: `Kommentar ${number}`,
    html: `<p>Kommentar ${number}</p>`,
    author,
    reply: null,
    createdAt,
    editedAt: null,
    likes: 0,
    isLiked: false,
    isBlocked: false,
    heldEdit: null,
    restriction: null,
    can: { edit: false, delete: false, report: true },
    ...more,
  };
}

/** A post without comments, which the viewer may comment on. */
export function samplePost(more: Partial<ForumPost> = {}): ForumPost {
  return {
    id: '00000000-0000-4000-8000-0000000000f1',
    title: 'Zonförsvar',
    content: '',
    html: '<p>Hur lär man ut det?</p>',
    category: 'Träningstips',
    author,
    status: 'approved',
    isDeleted: false,
    createdAt,
    editedAt: null,
    lastAt: createdAt,
    comments: 0,
    lastNumber: 0,
    lastShownNumber: more.lastNumber ?? 0,
    likes: 0,
    views: 0,
    isPinned: false,
    isLocked: false,
    isHot: false,
    isLiked: false,
    isBlocked: false,
    readNumber: null,
    follow: 'normal',
    heldEdit: null,
    restriction: null,
    can: { comment: true, edit: false, delete: false, report: true, moderate: false },
    ...more,
  };
}
