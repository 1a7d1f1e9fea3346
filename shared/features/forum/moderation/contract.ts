// Endpoints of moderating the forum: posts, and comments that are not approved.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { keysOf } from '../../../feature.ts';
import { visible, withoutNul } from '../../../saved-text.ts';
import { Undo } from '../../decisions/contract.ts';
import { MAX_REASON_LENGTH, RULES } from '../../reports/rules.ts';
import { reportTexts } from '../../reports/texts.ts';
import { POST_STATUSES } from '../rules.ts';
import { ByPostId, Category } from '../schemas.ts';
import { DECIDED_STATUSES, ITEM_KINDS } from './rules.ts';
import { forumModerationTexts } from './texts.ts';

/** `former`: a version that an edit has replaced. */
export const TextVersion = z.object({
  id: z.uuid(),
  state: z.enum(['former', 'pending', 'rejected']),
  /** Null for a comment. */
  title: z.nullable(z.string()),
  category: z.nullable(z.string()),
  content: z.string(),
  /** As readers would see it, with the pictures of a pending edit. */
  html: z.string(),
  writtenAt: z.string(),
  author: z.string(),
});
export type TextVersion = z.infer<typeof TextVersion>;

export const ModeratedItem = z.object({
  kind: z.enum(ITEM_KINDS),
  id: z.uuid(),
  postId: z.uuid(),
  /** The number of a comment; 0 for a post. */
  number: z.number(),
  title: z.string(),
  /** The beginning of the text, without markup. Source: spec 2 §9. */
  preview: z.string(),
  category: z.string(),
  status: z.enum(POST_STATUSES),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** Null for an erased account. */
  author: z.nullable(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
  /** Whether an edit waits for approval, while the text here is shown. */
  hasHeldEdit: z.boolean(),
  /** Number of open reports. */
  reports: z.number(),
  /** The latest decision; `by` is null if that account is deleted. Null without a decision. */
  decision: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
  can: z.object({ approve: z.boolean(), reject: z.boolean(), remove: z.boolean() }),
});
export type ModeratedItem = z.infer<typeof ModeratedItem>;

/** Information for moderators besides the text. */
export const ItemDetails = z.extend(ModeratedItem, {
  /** The text as readers see it, with names and pictures. */
  html: z.string(),
  /** Earlier texts of the thread, oldest first, as Markdown with quotes and the addresses of links. Empty for a post. */
  before: z.array(z.object({ number: z.number(), name: z.string(), content: z.string() })),
  /** Null for an erased account. */
  history: z.nullable(
    z.object({
      createdAt: z.string(),
      /** Their approved posts and comments, and those that were ever rejected or taken down. */
      posts: z.number(),
      comments: z.number(),
      restricted: z.number(),
      openReports: z.number(),
    }),
  ),
});
export type ItemDetails = z.infer<typeof ItemDetails>;

const reason = z
  .string(forumModerationTexts.reasonMissing)
  .check(
    z.trim(),
    visible(forumModerationTexts.reasonMissing),
    withoutNul(),
    z.maxLength(MAX_REASON_LENGTH, reportTexts.reasonTooLong),
  );

const Why = { rule: z.optional(z.enum(RULES, reportTexts.ruleMissing)), reason: z.optional(reason) };

/** Errors for a missing rule or reason, to which the author has a right. Source: the Digital Services Act, article 17. */
function missingIn(input: { rule?: unknown; reason?: unknown }): z.core.$ZodRawIssue[] {
  const required = { rule: reportTexts.ruleMissing, reason: forumModerationTexts.reasonMissing };
  return keysOf(required)
    .filter((field) => input[field] === undefined)
    .map((field) => ({ code: 'custom', path: [field], message: required[field], input }));
}

const tags = ['forum', 'admin'];

/** The parameters of the table. */
export const ItemSearch = z.object({
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  status: z.optional(z.enum(POST_STATUSES)),
  category: z.optional(Category),
  reported: z.optional(z.literal('yes')),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: z.optional(z.string().check(z.maxLength(100))),
  before: z.optional(z.string().check(z.maxLength(100))),
});

export const moderationContract = {
  listForModeration: oc
    .route({
      method: 'GET',
      path: '/admin/forum-posts',
      summary: 'Lists all posts, and the comments that wait, are rejected, taken down or reported',
      tags,
    })
    .input(ItemSearch)
    .output(
      z.object({
        items: z.array(ModeratedItem),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
  findForModeration: oc
    .route({
      method: 'GET',
      path: '/admin/forum-items/{id}',
      summary: 'Returns a post or comment for moderation, with its thread and its author',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByPostId)
    .output(ItemDetails),
  counts: oc
    .route({
      method: 'GET',
      path: '/admin/forum-posts/counts',
      summary: 'Returns the number of posts and waiting or rejected comments in each status',
      tags,
    })
    .output(z.object({ total: z.number(), pending: z.number(), approved: z.number(), rejected: z.number() })),
  setStatus: oc
    .route({
      method: 'PUT',
      path: '/admin/forum-items/{id}/status',
      summary: 'Approves, rejects or takes down a post or comment',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z
        .object({
          ...ByPostId.shape,
          status: z.enum(DECIDED_STATUSES),
          /** Required to reject and to take down. */
          ...Why,
          /** The version the moderator read; CONFLICT if it has changed since. */
          seen: z.optional(
            z.object({
              status: z.enum(POST_STATUSES),
              editedAt: z.nullable(z.string().check(withoutNul(), z.maxLength(40))),
            }),
          ),
        })
        .check(({ value, issues }) => {
          if (value.status !== 'approved') issues.push(...missingIn(value));
        }),
    )
    .output(z.object({ id: z.uuid(), status: z.enum(POST_STATUSES), undo: Undo })),
  listVersions: oc
    .route({
      method: 'GET',
      path: '/admin/forum-items/{id}/versions',
      summary:
        'Lists the former versions of a post or comment, and its changes that wait or were rejected, newest first',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByPostId)
    .output(z.object({ versions: z.array(TextVersion) })),
  decideOnEdit: oc
    .route({
      method: 'PUT',
      path: '/admin/forum-versions/{id}/status',
      summary: 'Approves or rejects a change of a post or comment, which was shown as it was',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z
        .object({
          ...ByPostId.shape,
          status: z.enum(['approved', 'rejected']),
          /** Required to reject. */
          rule: z.optional(z.enum(RULES, reportTexts.ruleMissing)),
          reason: z.optional(reason),
        })
        .check(({ value, issues }) => {
          if (value.status !== 'approved') issues.push(...missingIn(value));
        }),
    )
    .output(z.object({ id: z.uuid(), undo: Undo })),
  changeThread: oc
    .route({
      method: 'PATCH',
      path: '/admin/forum-posts/{id}',
      summary: 'Pins, locks or moves a thread; locking requires a reason, which its author gets',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(
      z
        .object({
          ...ByPostId.shape,
          isPinned: z.optional(z.boolean()),
          isLocked: z.optional(z.boolean()),
          category: z.optional(Category),
          ...Why,
        })
        .check(({ value, issues }) => {
          if (value.isLocked) issues.push(...missingIn(value));
        }),
    )
    .output(z.object({ isPinned: z.boolean(), isLocked: z.boolean(), category: z.string(), undo: Undo })),
};
