// What superadmins decide for the whole site.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { HIGHEST_MINIMUM_AGE, LOWEST_MINIMUM_AGE } from './rules.ts';
import { LONGEST_AD_DURATION, SHORTEST_AD_DURATION } from '../ads/lifetime.ts';

const ageSentence = `Åldern ska vara mellan ${LOWEST_MINIMUM_AGE} och ${HIGHEST_MINIMUM_AGE} år`;
const durationSentence = `Tiden ska vara mellan ${SHORTEST_AD_DURATION} och ${LONGEST_AD_DURATION} dagar`;

export const SiteSettings = z.object({
  /** From which age somebody may publish or write to others, in years. */
  minimumAge: z
    .int(ageSentence)
    .check(z.gte(LOWEST_MINIMUM_AGE, ageSentence), z.lte(HIGHEST_MINIMUM_AGE, ageSentence)),
  /** Whether admins without two-step sign-in are kept out of the back office. */
  adminsNeedTwoStep: z.boolean(),
  /** Whether an address that looks made up may register, when there is a mail server to confirm it by. */
  automatedEmails: z.enum(['block', 'confirm']),
  /** How long an ad is shown before it has to be renewed; one that is out already keeps its time. */
  adDurationDays: z
    .int(durationSentence)
    .check(z.gte(SHORTEST_AD_DURATION, durationSentence), z.lte(LONGEST_AD_DURATION, durationSentence)),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

const tags = ['site-settings', 'admin'];

export const siteSettingsContract = {
  read: oc
    .route({ method: 'GET', path: '/admin/settings', summary: 'The settings of the site', tags })
    .output(SiteSettings),
  change: oc
    .route({ method: 'PATCH', path: '/admin/settings', summary: 'Change settings of the site', tags })
    .input(z.partial(SiteSettings))
    .output(SiteSettings),
};
