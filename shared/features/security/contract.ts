// Endpoints of security events: reports from browsers, and the list in the back office.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { isTooShortSearch } from './address.ts';
import { REPORTED_EVENTS, securityTexts } from './texts.ts';

const MAX_DETAILS = 12;
const short = (maxLength: number) => z.string().check(withoutNul(), z.maxLength(maxLength));

/** Source: spec 1 §7 Security audit. */
export const SecurityReport = z.object({
  event: z.enum(REPORTED_EVENTS),
  details: z
    .record(z.string().check(z.regex(/^\w{1,40}$/)), z.union([short(500), z.number(), z.boolean()]))
    .check(z.refine((details) => Object.keys(details).length <= MAX_DETAILS)),
  timestamp: z.iso.datetime(),
  userAgent: short(500),
  /** The page's URL; the query string is not stored. */
  url: short(2000),
});
export type SecurityReport = z.infer<typeof SecurityReport>;

export const SecurityEvent = z.object({
  id: z.number(),
  at: z.string(),
  event: z.string(),
  person: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  ipAddress: z.nullable(z.string()),
  userAgent: z.string(),
  url: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const SecuritySearch = z.object({
  /** A substring of the person's name or e-mail address, of the IP address or of the page's URL; or the person's id. */
  search: z.optional(
    short(100).check(
      z.trim(),
      z.refine((search) => !isTooShortSearch(search), securityTexts.searchTooShort),
    ),
  ),
  event: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
  /** The newest first by default. */
  sort: z.optional(z.literal('oldest')),
  after: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(z.string().check(z.maxLength(200))),
});
export type SecuritySearch = z.infer<typeof SecuritySearch>;

export const securityContract = {
  token: oc
    .route({
      method: 'GET',
      path: '/security/token',
      summary: 'Returns a token that proves that a report comes from this site',
      tags: ['security'],
    })
    .output(z.object({ token: z.string() })),
  report: oc
    .route({
      method: 'POST',
      path: '/security/audit',
      summary: 'Reports a security event; the token goes in the X-CSRF-Token header',
      tags: ['security'],
      inputStructure: 'detailed',
    })
    .errors(mayRefuse('FORBIDDEN', 'TOO_MANY_REQUESTS'))
    .input(
      z.object({
        headers: z.object({ 'x-csrf-token': z.optional(z.string()) }),
        body: SecurityReport,
      }),
    )
    .output(z.object({ received: z.boolean() })),
  list: oc
    .route({
      method: 'GET',
      path: '/admin/security-events',
      summary: 'Lists security events, newest first by default',
      tags: ['security', 'admin'],
    })
    .input(SecuritySearch)
    .output(
      z.object({
        events: z.array(SecurityEvent),
        next: z.nullable(z.string()),
        previous: z.nullable(z.string()),
      }),
    ),
};
