// Endpoints of messages: conversations, threads, sending, read receipts and blocking.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { AdPicture } from '../ads/ad-schemas.ts';
import { SALE_STATES } from '../ads/rules.ts';
import { withoutNul } from '../../saved-text.ts';
import { MAX_SEARCH_LENGTH } from './address.ts';
import { id, NewMessage, NewReply } from './new-message.ts';
import { LAST_POSITION, THREAD_EVENT_KINDS } from './rules.ts';
import { SCAM_SIGNS } from './scam.ts';

/** The public data of the other user of a conversation. */
export const Counterpart = z.object({ id: z.uuid(), name: z.string(), avatarUrl: z.nullable(z.string()) });
export type Counterpart = z.infer<typeof Counterpart>;

export const Message = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  /** Position in the thread, from 1 without gaps. */
  position: z.number(),
  isMine: z.boolean(),
  subject: z.string(),
  /** Empty if the message has pictures only. */
  content: z.string(),
  /** For the two participants only, at `messagePictureUrl`. Fewer than were sent if the sender is erased. */
  pictures: z.array(AdPicture),
  /** Sent as staff. Set by the server, so no name or subject can imitate it. */
  isFromStaff: z.boolean(),
  createdAt: z.string(),
  /** Whether the recipient has read it. */
  read: z.boolean(),
  /** Warnings for the recipient; empty for the sender. */
  warnings: z.array(z.enum(SCAM_SIGNS)),
  /** Taken down by staff: the content is empty. */
  isRemoved: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** The ad at the top of a thread. */
export const ThreadAd = z.object({
  id: z.uuid(),
  title: z.string(),
  price: z.number(),
  saleState: z.enum(SALE_STATES),
  picture: z.nullable(AdPicture),
  isMine: z.boolean(),
  /** Whether it is reserved for or sold to the other member, or the user. */
  isOwnDeal: z.boolean(),
  /** For the seller: whether the sale can be undone. */
  canSellAgain: z.boolean(),
});
export type ThreadAd = z.infer<typeof ThreadAd>;

/** An event of the ad, shown as a line in its thread. */
export const ThreadEvent = z.object({
  id: z.uuid(),
  kind: z.enum(THREAD_EVENT_KINDS),
  /** Which of the two members the deal is or was with; null for another person. */
  buyer: z.nullable(z.enum(['user', 'other'])),
  /** For a lowered price: the new and the old price. */
  price: z.nullable(z.number()),
  oldPrice: z.nullable(z.number()),
  /** The position of the message before it; 0 for none. */
  afterPosition: z.number(),
  createdAt: z.string(),
});
export type ThreadEvent = z.infer<typeof ThreadEvent>;

export const Thread = z.object({
  id: z.uuid(),
  /** Null also if the ad is deleted or not visible now. */
  ad: z.nullable(ThreadAd),
  isAboutAd: z.boolean(),
  /** Position of the last message; 0 without messages. */
  lastPosition: z.number(),
  unread: z.number(),
  /** Positions up to which the user's own messages have been delivered to and read by the other user. */
  deliveredTo: z.number(),
  readTo: z.number(),
  lastAt: z.string(),
  /** Oldest first. */
  events: z.array(ThreadEvent),
});
export type Thread = z.infer<typeof Thread>;

/** All threads with one user, as an entry of the list. Source: spec 1 §3 Conversation. */
export const Conversation = z.object({
  /** The other user's id; for an erased account, the thread's. */
  key: z.uuid(),
  /** Null for an erased account. */
  person: z.nullable(Counterpart),
  unread: z.number(),
  threadId: z.uuid(),
  lastMessage: z.object({
    content: z.string(),
    isMine: z.boolean(),
    createdAt: z.string(),
    read: z.boolean(),
    isRemoved: z.boolean(),
  }),
  /** The ad of the last message, and its first picture. */
  adTitle: z.nullable(z.string()),
  adPicture: z.nullable(AdPicture),
});
export type Conversation = z.infer<typeof Conversation>;

export const OpenConversation = z.object({
  key: z.uuid(),
  person: z.nullable(Counterpart),
  /** Latest message first. */
  threads: z.array(Thread),
  /** Why the user may not write about an ad; null if they may. */
  refusal: z.nullable(z.string()),
  /** The same for a message without an ad: a minor must have written first. */
  generalRefusal: z.nullable(z.string()),
  /** The same for a message as staff, with or without an ad; for other users equal to `generalRefusal`. */
  staffRefusal: z.nullable(z.string()),
  hasBlocked: z.boolean(),
});
export type OpenConversation = z.infer<typeof OpenConversation>;

const ById = z.object({ id: id() });
const Sent = z.object({ message: Message, threadId: z.uuid() });

export const messagesContract = {
  unread: oc
    .route({
      method: 'GET',
      path: '/me/unread-messages',
      summary: 'Returns the number of unread messages',
      tags: ['messages'],
    })
    .output(z.object({ unread: z.number() })),
  conversations: oc
    .route({
      method: 'GET',
      path: '/me/conversations',
      summary: "Lists the user's own conversations, newest first",
      tags: ['messages'],
    })
    .input(
      z.object({
        /** A substring of a name, a message or an ad title. */
        search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(MAX_SEARCH_LENGTH))),
        after: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .output(z.object({ conversations: z.array(Conversation), next: z.nullable(z.string()) })),
  conversation: oc
    .route({
      method: 'GET',
      path: '/me/conversations/{id}',
      summary: 'Lists all threads with a user; empty before the first message',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(OpenConversation),
  list: oc
    .route({
      method: 'GET',
      path: '/threads/{id}/messages',
      summary: 'Lists messages of a thread in order: the newest, or those before or after a position',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(
      z.object({
        id: id(),
        before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_POSITION))),
        after: z.optional(z.coerce.number().check(z.int(), z.nonnegative(), z.lte(LAST_POSITION))),
      }),
    )
    .output(z.object({ messages: z.array(Message), hasOlder: z.boolean(), hasNewer: z.boolean() })),
  send: oc
    .route({
      method: 'POST',
      path: '/messages',
      summary: 'Sends a message to a user, about one of their ads or in general; idempotent by id',
      tags: ['messages'],
      successStatus: 201,
    })
    .errors(mayRefuse('PAGE_DISABLED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewMessage)
    .output(Sent),
  reply: oc
    .route({
      method: 'POST',
      path: '/threads/{id}/messages',
      summary: 'Sends a message in a thread; idempotent by messageId',
      tags: ['messages'],
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewReply)
    .output(Sent),
  markRead: oc
    .route({
      method: 'PUT',
      path: '/threads/{id}/read',
      summary: "Marks the other user's messages as read, up to a position",
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: id(), upTo: z.int().check(z.nonnegative(), z.lte(LAST_POSITION)) }))
    .output(z.object({ unread: z.number() })),
  typing: oc
    .route({
      method: 'POST',
      path: '/threads/{id}/typing',
      summary: 'Sends a typing indicator to the other user',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(z.object({ isPublished: z.boolean() })),
  block: oc
    .route({
      method: 'PUT',
      path: '/people/{id}/block',
      summary: 'Blocks a user',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(z.object({ hasBlocked: z.boolean() })),
  unblock: oc
    .route({
      method: 'DELETE',
      path: '/people/{id}/block',
      summary: 'Unblocks a user',
      tags: ['messages'],
    })
    .input(ById)
    .output(z.object({ hasBlocked: z.boolean() })),
  blocked: oc
    .route({ method: 'GET', path: '/me/blocked-people', summary: 'Lists blocked users', tags: ['messages'] })
    .output(z.object({ people: z.array(Counterpart) })),
};
