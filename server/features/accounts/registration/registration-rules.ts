// Registration rules that depend on the site's settings.
import { hasMailServer } from '../../../core/mail/mail-server.ts';
import type { EmailOptions } from '#shared/features/accounts/registration/email.ts';
import type { Services } from '../../../core/http/request.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';

/** An address that looks automated is accepted only if a mail can confirm it. */
export async function readEmailOptions(services: Services): Promise<EmailOptions> {
  const { automatedEmails } = await readSiteSettings(services);
  return { automated: (await hasMailServer(services, services.database.kysely)) ? automatedEmails : 'block' };
}
