// Which rules of registering depend on how the site is set up.
import type { EmailOptions } from '#shared/features/accounts/registration/email.ts';
import type { Services } from '../../../core/http/request.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';

/** An address that looks made up is let in only where a mail can show that somebody has it. */
export async function readEmailOptions(services: Services): Promise<EmailOptions> {
  const { automatedEmails } = await readSiteSettings(services);
  return { automated: services.settings.smtpUrl ? automatedEmails : 'block' };
}
