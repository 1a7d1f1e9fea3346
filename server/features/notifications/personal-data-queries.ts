// A person's notifications: copied for them, and deleted on erasure.
import { sql } from 'kysely';
import { NOTIFICATION_EVENTS } from '#shared/features/notifications/events.ts';
import type { ErasedPerson, PersonalData } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

export const notificationPersonalData: PersonalData = {
  copied: {
    notiser: {
      description: 'det vi har berättat för dig',
      // Titles and names are other people's data, and are not stored here either.
      query: (id) => sql`
    select json_build_object('händelse', event, 'annons', ad_id, 'samtal', thread_id, 'affär', deal_id,
      'omdöme', review_id, 'sparad sökning', search_id, 'anmälan', report_id,
      'forumtråd', post_id, 'kommentarer', comment_numbers, 'på sidan', is_on_site, 'mejlas', mail_at, 'siffror', data, 'gånger', times,
      'senast', happened_at, 'läst', read_at) as row
      from notifications where user_id = ${id}::uuid order by happened_at, id`,
    },
    notisinställningar: {
      description: 'hur du vill få notiser, där du har valt något',
      query: (id) => sql`
    select json_build_object('sort', kind, 'på sidan', site, 'mejl', mail, 'push', push, 'ändrad', updated_at) as row
      from notification_settings where user_id = ${id}::uuid order by kind`,
    },
    pushnotiser: {
      description: 'de webbläsare som får notiser fast sidan inte är öppen',
      // The keys are omitted: their holder could write to the browser.
      query: (id) => sql`
    select json_build_object('tjänst', substring(endpoint from '^https?://[^/]+'), 'påslagen', created_at) as row
      from push_subscriptions where user_id = ${id}::uuid order by created_at, id`,
    },
  },
  erasure: { beforeRow: deleteNotificationsOf },
  notCopied: {
    'notifications.actor_id': 'another person',
    'push_subscriptions.session_id': 'is one of the devices',
    'push_subscriptions.p256dh': 'secret',
    'push_subscriptions.auth': 'secret',
  },
};

/** Queued notifications to others that mention the person or their ads: their payload is visible in the back office. */
async function deleteNotificationsOf(transaction: Connection, { userId }: ErasedPerson): Promise<void> {
  const kinds = NOTIFICATION_EVENTS.map((event) => event.replace('.', '-'));
  await sql`
    delete from mails using profiles as person
     where person.id = ${userId} and mails.body is not null and mails.kind = any(${kinds}::text[])
       and (position(person.name in mails.body) > 0 or position(person.id::text in mails.body) > 0
         or exists (select from ads where ads.user_id = person.id and position(ads.title in mails.body) > 0))`.execute(
    transaction,
  );
}
