// SQL of a person's notifications: exported on request, and deleted on erasure.
import { sql } from 'kysely';
import { isAlwaysMailed, NOTIFICATION_EVENTS } from '#shared/features/notifications/events.ts';
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
      // The keys are omitted: with them, anyone could send notifications to the browser.
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

/**
 * Deletes mails to others that name the person or lead to one of their ads, since the back office can show their text.
 * Names are compared as whole words, because every mail contains 'Baskettorget'. Decisions, which the law requires to be
 * mailed, are about their recipient.
 */
async function deleteNotificationsOf(transaction: Connection, { userId }: ErasedPerson): Promise<void> {
  const mailed = NOTIFICATION_EVENTS.filter((event) => !isAlwaysMailed(event));
  // Unread messages are mailed as a summary, which is of its own kind.
  const kinds = ['unread-messages', ...mailed.map((event) => event.replace('.', '-'))];
  await sql`
    delete from mails using profiles as person
     where person.id = ${userId} and mails.body is not null and mails.kind = any(${kinds}::text[])
       and (mails.body collate "und-x-icu" ~ ('(^|[^[:alnum:]])'
             || regexp_replace(person.name collate "und-x-icu", '([^[:alnum:]])', '\\\\\\1', 'g') || '($|[^[:alnum:]])')
         or position(person.id::text in mails.body) > 0
         or exists (select from ads where ads.user_id = person.id and position(ads.id::text in mails.body) > 0))`.execute(
    transaction,
  );
}
