// Endpoints of the newsletter: subscribing without an account, and its back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { ISSUE_STATUSES } from './rules.ts';
import { newsletterTexts as texts } from './texts.ts';

export const NewSubscription = z.object({
  email: z.string(texts.emailMissing).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, texts.emailMissing),
    withoutNul(),
    // Without `abort`, the expression would also search a long text, in quadratic time.
    z.maxLength(320, { error: texts.emailWrong, abort: true }),
    z.regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]{2,}$/, texts.emailWrong),
  ),
  consents: z.literal(true, texts.consentMissing),
  /** A solved human check. */
  humanCheckId: z.uuid(texts.humanCheckMissing),
});
export type NewSubscription = z.infer<typeof NewSubscription>;

/** The token of a link in a mail. */
const ByToken = z.object({ token: z.string(texts.badLink).check(z.maxLength(200, texts.badLink)) });

export const NewsletterIssue = z.object({
  id: z.uuid(),
  subject: z.string(),
  status: z.enum(ISSUE_STATUSES),
  sendAt: z.string(),
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  can: z.object({ stop: z.boolean() }),
});
export type NewsletterIssue = z.infer<typeof NewsletterIssue>;

/** The parameters of the list of issues. */
export const IssueSearch = z.object({
  /** A part of a subject. */
  search: z.optional(z.string().check(z.trim(), withoutNul(), z.maxLength(100))),
  status: z.optional(z.enum(ISSUE_STATUSES)),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
});

export const NewsletterOffice = z.object({
  /** Whether visitors can subscribe and issues are sent. */
  isOpen: z.boolean(),
  /** The two requirements for that. */
  isOperatorKnown: z.boolean(),
  hasMailServer: z.boolean(),
  subscribers: z.number(),
  unconfirmed: z.number(),
  /** Newest first: one a week, until they are deleted. */
  issues: z.array(NewsletterIssue),
  /** What the next issue would be now; null without content. */
  preview: z.nullable(z.object({ subject: z.string(), text: z.string() })),
});
export type NewsletterOffice = z.infer<typeof NewsletterOffice>;

const tags = ['newsletter'];
const staffTags = ['newsletter', 'admin'];

export const newsletterContract = {
  state: oc
    .route({ method: 'GET', path: '/newsletter', summary: 'Returns whether visitors can subscribe', tags })
    .output(z.object({ isOpen: z.boolean() })),
  subscribe: oc
    .route({
      method: 'POST',
      path: '/newsletter-subscriptions',
      summary: 'Sends a link that starts the subscription; the answer is the same for a known address',
      tags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewSubscription)
    .output(z.object({ isSent: z.literal(true) })),
  confirm: oc
    .route({
      method: 'POST',
      path: '/newsletter-subscriptions/confirmation',
      summary: 'Starts the subscription of the link in the mail',
      tags,
    })
    .input(ByToken)
    .output(z.object({ isConfirmed: z.literal(true) })),
  unsubscribe: oc
    .route({
      method: 'POST',
      path: '/newsletter-subscriptions/removal',
      summary: 'Ends the subscription of the link in an issue, and deletes the address',
      tags,
    })
    .input(ByToken)
    .output(z.object({ isRemoved: z.literal(true) })),
  office: oc
    .route({
      method: 'GET',
      path: '/admin/newsletter',
      summary: 'Returns the number of subscribers, the issues and a preview of the next',
      tags: staffTags,
    })
    .output(NewsletterOffice),
  sendTest: oc
    .route({
      method: 'POST',
      path: '/admin/newsletter/tests',
      summary: "Sends the preview to the caller's address",
      tags: staffTags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .output(z.object({ isSent: z.literal(true) })),
  stop: oc
    .route({
      method: 'POST',
      path: '/admin/newsletter/issues/{id}/stop',
      summary: 'Stops an issue that is not sent yet, or not to all',
      tags: staffTags,
    })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(z.object({ id: z.uuid(texts.issueNotFound).check(z.toLowerCase()) }))
    .output(z.object({ id: z.uuid() })),
};
