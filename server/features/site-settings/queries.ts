// SQL about the site's settings.
import type { SiteSettings } from '#shared/features/site-settings/contract.ts';
import type { Connection } from '../../database/connection.ts';

export function findSiteSettings(connection: Connection): Promise<SiteSettings> {
  return selectSettings(connection).executeTakeFirstOrThrow();
}

/** Locks the settings until the transaction ends. */
export function lockSiteSettings(transaction: Connection): Promise<SiteSettings> {
  return selectSettings(transaction).forUpdate().executeTakeFirstOrThrow();
}

export async function saveSiteSettings(transaction: Connection, settings: SiteSettings): Promise<void> {
  await transaction
    .updateTable('site_settings')
    .set({
      minimum_age: settings.minimumAge,
      admins_need_two_step: settings.adminsNeedTwoStep,
      automated_emails: settings.automatedEmails,
      ad_duration_days: settings.adDurationDays,
      pictures_per_ad: settings.picturesPerAd,
      forum_held_posts: settings.forumHeldPosts,
      forum_holds_links: settings.forumHoldsLinks,
      operator_name: settings.operatorName,
      operator_number: settings.operatorNumber,
      operator_address: settings.operatorAddress,
      operator_email: settings.operatorEmail,
      operator_phone: settings.operatorPhone,
      operator_reports_email: settings.operatorReportsEmail,
      updated_at: new Date(),
    })
    .execute();
}

function selectSettings(connection: Connection) {
  return connection
    .selectFrom('site_settings')
    .select([
      'minimum_age as minimumAge',
      'admins_need_two_step as adminsNeedTwoStep',
      'automated_emails as automatedEmails',
      'ad_duration_days as adDurationDays',
      'pictures_per_ad as picturesPerAd',
      'forum_held_posts as forumHeldPosts',
      'forum_holds_links as forumHoldsLinks',
      'operator_name as operatorName',
      'operator_number as operatorNumber',
      'operator_address as operatorAddress',
      'operator_email as operatorEmail',
      'operator_phone as operatorPhone',
      'operator_reports_email as operatorReportsEmail',
    ]);
}
