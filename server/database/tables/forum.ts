// Tables of the forum.
import type { Generated, GeneratedAlways } from 'kysely';

type ForumStatus = 'pending' | 'approved' | 'rejected' | 'removed';

export interface ForumTables {
  forum_posts: ForumPostsTable;
  forum_states: ForumStatesTable;
  forum_comments: ForumCommentsTable;
  forum_likes: ForumLikesTable;
  forum_reads: ForumReadsTable;
  forum_follows: ForumFollowsTable;
  forum_versions: ForumVersionsTable;
}

interface ForumPostsTable {
  id: Generated<string>;
  user_id: string | null;
  title: string;
  content: string;
  category: string;
  created_at: Generated<Date>;
  edited_at: Generated<Date | null>;
  words: Generated<string>;
  words_version: Generated<number>;
  html: Generated<string>;
  html_version: Generated<number>;
  is_by_site: Generated<boolean>;
  is_sample: Generated<boolean>;
}

interface ForumStatesTable {
  post_id: string;
  category: string;
  status: ForumStatus;
  reviewed_by: Generated<string | null>;
  reviewed_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
  is_public: GeneratedAlways<boolean>;
  is_pinned: Generated<boolean>;
  is_locked: Generated<boolean>;
  created_at: Date;
  last_at: Date;
  last_number: Generated<number>;
  comment_count: Generated<number>;
  like_count: Generated<number>;
  popularity: Generated<number>;
  recent_comments: Generated<number>;
  recent_people: Generated<number>;
  week_comments: Generated<number>;
}

interface ForumCommentsTable {
  post_id: string;
  number: number;
  id: Generated<string>;
  user_id: string | null;
  content: string;
  reply_to: number | null;
  status: Generated<ForumStatus>;
  reviewed_by: Generated<string | null>;
  reviewed_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
  like_count: Generated<number>;
  created_at: Generated<Date>;
  edited_at: Generated<Date | null>;
  html: Generated<string>;
  html_version: Generated<number>;
  is_sample: Generated<boolean>;
}

interface ForumLikesTable {
  user_id: string;
  post_id: string;
  number: number;
  created_at: Generated<Date>;
}

interface ForumReadsTable {
  user_id: string;
  post_id: string;
  number: number;
}

interface ForumFollowsTable {
  user_id: string;
  post_id: string;
  is_muted: Generated<boolean>;
  created_at: Generated<Date>;
}

interface ForumVersionsTable {
  id: Generated<string>;
  post_id: string;
  number: number;
  user_id: string;
  state: 'former' | 'pending' | 'rejected';
  title: string | null;
  category: string | null;
  content: string;
  written_at: Date;
  created_at: Generated<Date>;
}
