// The messages endpoints: conversations, threads, writing, reading, and whom one does not want to hear from.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { AdPicture } from '../ads/ad-schemas.ts';
import { SALE_STATES } from '../ads/rules.ts';
import { withoutNul } from '../../saved-text.ts';
import { id, NewMessage, NewReply } from './new-message.ts';
import { LAST_POSITION } from './rules.ts';
import { SCAM_SIGNS } from './scam.ts';

/** Who one writes with, as far as everyone may see them. */
export const Counterpart = z.object({ id: z.uuid(), name: z.string(), avatarUrl: z.nullable(z.string()) });
export type Counterpart = z.infer<typeof Counterpart>;

export const Message = z.object({
  id: z.uuid(),
  threadId: z.uuid(),
  /** From 1, without gaps: the order of the thread. */
  position: z.number(),
  isMine: z.boolean(),
  subject: z.string(),
  /** Empty in one that is pictures alone. */
  content: z.string(),
  /** Given to the two of the thread alone, at `messagePictureUrl`. Fewer than were sent when their sender is erased. */
  pictures: z.array(AdPicture),
  /** Written by staff as staff: the server's word, which no name or subject can imitate. */
  isFromStaff: z.boolean(),
  createdAt: z.string(),
  /** By whom it was written to. */
  read: z.boolean(),
  /** What its reader is to be warned of; never of one's own. */
  warnings: z.array(z.enum(SCAM_SIGNS)),
  /** By staff: nobody reads what it said. */
  isRemoved: z.boolean(),
});
export type Message = z.infer<typeof Message>;

/** What stands on top of a thread. */
export const ThreadAd = z.object({
  id: z.uuid(),
  title: z.string(),
  price: z.number(),
  saleState: z.enum(SALE_STATES),
  picture: z.nullable(AdPicture),
  isMine: z.boolean(),
});
export type ThreadAd = z.infer<typeof ThreadAd>;

export const Thread = z.object({
  id: z.uuid(),
  /** Null also when the ad is gone, or not to be seen just now. */
  ad: z.nullable(ThreadAd),
  isAboutAd: z.boolean(),
  /** The place of the last message; 0 before the first. */
  lastPosition: z.number(),
  unread: z.number(),
  /** Up to which places the other one's browser has one's messages, and they have read them. */
  deliveredTo: z.number(),
  readTo: z.number(),
  lastAt: z.string(),
});
export type Thread = z.infer<typeof Thread>;

/** All one has written with one person, as the list shows it. Source: spec 1 §3 Conversation. */
export const Conversation = z.object({
  /** The person's id; of somebody who is erased, the thread's. */
  key: z.uuid(),
  /** Null for somebody who is erased. */
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
  /** What the last message is about. */
  adTitle: z.nullable(z.string()),
});
export type Conversation = z.infer<typeof Conversation>;

export const OpenConversation = z.object({
  key: z.uuid(),
  person: z.nullable(Counterpart),
  /** Those with the newest messages first. */
  threads: z.array(Thread),
  /** Why one may not write about an ad just now; null when one may. */
  refusal: z.nullable(z.string()),
  /** The same of writing about none: somebody under age is written to so only when they have done it first. */
  generalRefusal: z.nullable(z.string()),
  /** The same of writing as staff, about whatever; for everybody else no different from writing about none. */
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
      summary: 'How many messages one has not read',
      tags: ['messages'],
    })
    .output(z.object({ unread: z.number() })),
  conversations: oc
    .route({
      method: 'GET',
      path: '/me/conversations',
      summary: 'Whom one has written with, newest first',
      tags: ['messages'],
    })
    .input(
      z.object({
        /** In names, texts and titles of ads. */
        search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
        after: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .output(z.object({ conversations: z.array(Conversation), next: z.nullable(z.string()) })),
  conversation: oc
    .route({
      method: 'GET',
      path: '/me/conversations/{id}',
      summary: 'All threads with one person; with somebody one has not written to yet, none',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(OpenConversation),
  list: oc
    .route({
      method: 'GET',
      path: '/threads/{id}/messages',
      summary:
        'Messages of a thread, the newest ones, those before a place, or those after one; in their order',
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
      summary:
        'Write to a person, about one of their ads or in general; sent again with the same id it is the same message',
      tags: ['messages'],
      successStatus: 201,
    })
    .errors(mayRefuse('FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewMessage)
    .output(Sent),
  reply: oc
    .route({
      method: 'POST',
      path: '/threads/{id}/messages',
      summary: 'Write in a thread; sent again with the same messageId it is the same message',
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
      summary: 'Mark what the other has written as read, up to a place',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: id(), upTo: z.int().check(z.nonnegative(), z.lte(LAST_POSITION)) }))
    .output(z.object({ unread: z.number() })),
  typing: oc
    .route({
      method: 'POST',
      path: '/threads/{id}/typing',
      summary: 'Say that one is writing; the other’s browsers show it for a moment',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(z.object({ told: z.boolean() })),
  block: oc
    .route({
      method: 'PUT',
      path: '/people/{id}/block',
      summary: 'Not to hear from a person any more',
      tags: ['messages'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(z.object({ hasBlocked: z.boolean() })),
  unblock: oc
    .route({
      method: 'DELETE',
      path: '/people/{id}/block',
      summary: 'To hear from a person again',
      tags: ['messages'],
    })
    .input(ById)
    .output(z.object({ hasBlocked: z.boolean() })),
  blocked: oc
    .route({ method: 'GET', path: '/me/blocked-people', summary: 'Whom one has blocked', tags: ['messages'] })
    .output(z.object({ people: z.array(Counterpart) })),
};
