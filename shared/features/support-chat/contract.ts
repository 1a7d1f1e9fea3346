// Endpoints of the support chat: its replies, which the browser chooses from, and editing them.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../saved-text.ts';
import {
  MAX_CHAT_REPLIES,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_LINK_LABEL_LENGTH,
  MAX_LINK_PATH_LENGTH,
  MAX_REPLY_LENGTH,
} from './rules.ts';
import { chatTexts } from './texts.ts';

const keyword = z
  .string()
  .check(
    inOneLine(),
    withoutNul(),
    z.toLowerCase(),
    visible(chatTexts.keywordsMissing),
    z.maxLength(MAX_KEYWORD_LENGTH, chatTexts.keywordTooLong),
  );

const text = z
  .string()
  .check(
    z.trim(),
    visible(chatTexts.replyMissing),
    withoutNul(),
    z.maxLength(MAX_REPLY_LENGTH, chatTexts.replyTooLong),
  );

/** A page of this site, and perhaps a place on it. */
const path = z
  .string()
  .check(
    z.trim(),
    z.maxLength(MAX_LINK_PATH_LENGTH, chatTexts.pathWrong),
    z.regex(/^(?:\/(?![/\\])[^\s\\]*)?$/, chatTexts.pathWrong),
  );

/** The reply and an optional link; without a link, both of its parts are empty. */
const answer = {
  text,
  linkLabel: z
    .string()
    .check(inOneLine(), withoutNul(), z.maxLength(MAX_LINK_LABEL_LENGTH, chatTexts.linkTooLong)),
  linkPath: path,
};

const hasWholeLink = z.refine<{ linkLabel: string; linkPath: string }>(
  ({ linkLabel, linkPath }) => (linkLabel === '') === (linkPath === ''),
  { message: chatTexts.linkIncomplete, path: ['linkPath'] },
);

/** The reply when no keyword matches. */
export const DefaultReply = z.object(answer).check(hasWholeLink);
export type DefaultReply = z.infer<typeof DefaultReply>;

export const ChatReply = z
  .object({
    keywords: z
      .array(keyword)
      .check(z.minLength(1, chatTexts.keywordsMissing), z.maxLength(MAX_KEYWORDS, chatTexts.tooManyKeywords)),
    ...answer,
  })
  .check(hasWholeLink);
export type ChatReply = z.infer<typeof ChatReply>;

/** In the order in which they are tried. */
export const ChatReplies = z.object({
  replies: z.array(ChatReply).check(z.maxLength(MAX_CHAT_REPLIES, chatTexts.tooManyReplies)),
  defaultReply: DefaultReply,
});
export type ChatReplies = z.infer<typeof ChatReplies>;

/** The first reply with a keyword is always the answer: with the same keyword, a later one would never be. */
const hasDistinctKeywords = z.check<ChatReplies>(({ value: { replies }, issues }) => {
  const taken = new Set<string>();
  for (const [place, { keywords }] of replies.entries()) {
    if (keywords.some((one) => taken.has(one)))
      issues.push({
        code: 'custom',
        path: ['replies', place, 'keywords'],
        message: chatTexts.keywordTaken,
        input: keywords,
      });
    for (const one of keywords) taken.add(one);
  }
});

const StoredReplies = z.extend(ChatReplies, {
  /** 0 for the default replies in the code. */
  version: z.number(),
});
export type StoredReplies = z.infer<typeof StoredReplies>;

/** The parameters of the list of replies, and of its file. */
export const ReplySearch = z.object({
  /** A part of a keyword or of a reply. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
});

export const supportChatContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/support-chat',
      summary: 'Returns the replies of the support chat',
      tags: ['support-chat'],
    })
    .output(StoredReplies),
  save: oc
    .route({
      method: 'PUT',
      path: '/admin/support-chat',
      summary: 'Replaces the replies of the support chat',
      tags: ['support-chat', 'admin'],
    })
    .errors(mayRefuse('CONFLICT'))
    .input(
      z
        .extend(ChatReplies, {
          /** The version that was changed. */
          version: z.int().check(z.minimum(0)),
        })
        .check(hasDistinctKeywords),
    )
    .output(StoredReplies),
};
