// What other features use of the forum: reading and changing a thread, writing in it, publishing that, notifying of a text
// that has become public or hidden, and rejecting an edit or showing one that was rejected.
export { setThreadLocked } from './moderation/decision-queries.ts';
export { threadExistsSql } from './moderation/moderation-queries.ts';
export { queueTextNotifications } from './notifications/notify-of-text.ts';
export { newCommentLimits, newPostLimits } from './limits.ts';
export { checkNewText, requireMayWrite } from './writing/check-text.ts';
export { addComment, createComment, publishComment, writeCommentOnce } from './writing/write-comment.ts';
export { addPostOfSite } from './writing/write-post.ts';
export { rejectEditAgain, restoreEdit } from './writing/show-version.ts';
export { rejectHeldEditOf, setEditState } from './writing/version-queries.ts';
export { publishDecision, publishNewComment, publishThreadChanged } from './publish-changed.ts';
