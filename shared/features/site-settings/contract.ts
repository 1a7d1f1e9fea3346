// Endpoints of site settings, for superadmins, and of the operator, for everyone.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { inOneLine, withoutNul } from '../../saved-text.ts';
import { MAX_PICTURES_PER_AD } from '../ads/rules.ts';
import {
  HIGHEST_MINIMUM_AGE,
  LOWEST_MINIMUM_AGE,
  MAX_HELD_POSTS,
  MAX_OPERATOR_ADDRESS,
  MAX_OPERATOR_PHONE,
  MAX_OPERATOR_TEXT,
} from './rules.ts';
import { LastChange } from './last-change.ts';
import { BaseValues } from './base-values.ts';
import { MAX_AD_DURATION_DAYS, MIN_AD_DURATION_DAYS } from '../ads/lifetime.ts';

const ageSentence = `Åldern ska vara mellan ${LOWEST_MINIMUM_AGE} och ${HIGHEST_MINIMUM_AGE} år`;
const heldSentence = `Antalet ska vara mellan 0 och ${MAX_HELD_POSTS}`;
const durationSentence = `Tiden ska vara mellan ${MIN_AD_DURATION_DAYS} och ${MAX_AD_DURATION_DAYS} dagar`;
const picturesSentence = `Antalet ska vara mellan 1 och ${MAX_PICTURES_PER_AD} bilder`;

function operatorText(max: number) {
  return z.string().check(inOneLine(), withoutNul(), z.maxLength(max, `Skriv högst ${max} tecken`));
}

function operatorMail() {
  return z.string().check(
    z.trim(),
    // Without `abort`, the expression would also search a long text, in quadratic time.
    z.maxLength(320, { error: 'Adressen är för lång', abort: true }),
    z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Skriv en e-postadress'),
  );
}

/** Who runs the site; empty until filled in. */
export const Operator = z.object({
  operatorName: operatorText(MAX_OPERATOR_TEXT),
  operatorNumber: z
    .string()
    .check(z.trim(), z.regex(/^$|^\d{6}-?\d{4}$/, 'Skriv organisationsnumret som 556677-8899')),
  operatorAddress: operatorText(MAX_OPERATOR_ADDRESS),
  operatorEmail: operatorMail(),
  /** May be empty. */
  operatorPhone: operatorText(MAX_OPERATOR_PHONE),
  /** Contact point for authorities and about illegal content; `operatorEmail` if empty. */
  operatorReportsEmail: operatorMail(),
});
export type Operator = z.infer<typeof Operator>;

export const SiteSettings = z.object({
  ...Operator.shape,
  /** Minimum age for publishing and writing, in years. */
  minimumAge: z
    .int(ageSentence)
    .check(z.gte(LOWEST_MINIMUM_AGE, ageSentence), z.lte(HIGHEST_MINIMUM_AGE, ageSentence)),
  /** Whether admins without two-step sign-in are denied access to the back office. */
  adminsNeedTwoStep: z.boolean(),
  /** Treatment of addresses that look automated, if a mail server is configured for confirmation. */
  automatedEmails: z.enum(['block', 'confirm']),
  /** Days an ad is shown before it must be renewed. Published ads keep their expiry date. */
  adDurationDays: z
    .int(durationSentence)
    .check(z.gte(MIN_AD_DURATION_DAYS, durationSentence), z.lte(MAX_AD_DURATION_DAYS, durationSentence)),
  /** Pictures an ad may have. An ad that has more may keep them. */
  picturesPerAd: z
    .int(picturesSentence)
    .check(z.gte(1, picturesSentence), z.lte(MAX_PICTURES_PER_AD, picturesSentence)),
  /** How many posts and comments of a new account in the forum wait for approval. */
  forumHeldPosts: z.int(heldSentence).check(z.gte(0, heldSentence), z.lte(MAX_HELD_POSTS, heldSentence)),
  /** Whether forum texts with links wait for approval if the account is younger than a day. */
  forumHoldsLinks: z.boolean(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

const tags = ['site-settings', 'admin'];

export const siteSettingsContract = {
  operator: oc
    .route({
      method: 'GET',
      path: '/operator',
      summary: 'Returns who runs the site',
      tags: ['site-settings'],
    })
    .output(Operator),
  read: oc
    .route({ method: 'GET', path: '/admin/settings', summary: 'Returns the site settings', tags })
    .output(SiteSettings),
  listChanges: oc
    .route({
      method: 'GET',
      path: '/admin/settings/changes',
      summary: 'Returns who changed each site setting last, and when, by the name of the setting',
      tags,
    })
    .output(z.object({ changes: z.record(z.string(), LastChange) })),
  change: oc
    .route({ method: 'PATCH', path: '/admin/settings', summary: 'Changes site settings', tags })
    .errors(mayRefuse('CONFLICT'))
    .input(z.extend(z.partial(SiteSettings), { seen: BaseValues }))
    .output(SiteSettings),
};
