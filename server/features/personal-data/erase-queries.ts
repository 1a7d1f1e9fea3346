// All SQL that erases a person: their row with what hangs on it, and every trace of them elsewhere.
import { sql } from 'kysely';
import { NOTIFICATION_EVENTS } from '#shared/features/notifications/events.ts';
import type { Connection } from '../../database/connection.ts';

/** What is left to remove, and to tell of, once the person is gone. */
export interface Erased {
  userId: string;
  adIds: string[];
  pictureIds: string[];
  exportIds: string[];
}

/** What goes with a person but lies elsewhere too: as files, and on pages. */
export async function listBelongings(connection: Connection, userId: string): Promise<Erased> {
  const idsIn = async (table: 'ads' | 'ad_pictures' | 'personal_exports') => {
    const rows = await connection.selectFrom(table).select('id').where('user_id', '=', userId).execute();
    return rows.map(({ id }) => id);
  };
  const removed = await connection
    .selectFrom('removed_ads')
    .select('picture_ids')
    .where('user_id', '=', userId)
    .execute();
  return {
    userId,
    adIds: await idsIn('ads'),
    pictureIds: [...(await idsIn('ad_pictures')), ...removed.flatMap((ad) => ad.picture_ids)],
    exportIds: await idsIn('personal_exports'),
  };
}

/** From which addresses the person has been here. */
export async function listAddresses(connection: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`
    select ip_address as ip from sessions where user_id = ${userId} and ip_address <> ''
     union select ip_address from security_events where user_id = ${userId} and ip_address <> ''`.execute(
    connection,
  );
  return rows.map(({ ip }) => ip);
}

/**
 * Leaves of the person's security events only what happened and when. A sign-in that failed belongs to nobody: one from the
 * same address and browser is taken for theirs. What others' events tell of them goes too.
 */
export async function blankEvents(
  transaction: Connection,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await sql`
    update security_events as event
       set ip_address = null, user_agent = '', url = '', details = '{}'
      from (select ip_address, left(coalesce(user_agent, ''), 500) as user_agent from sessions where user_id = ${userId}
             union select ip_address, user_agent from security_events where user_id = ${userId}) as theirs
     where event.user_id is null and event.ip_address = theirs.ip_address and event.user_agent = theirs.user_agent`.execute(
    transaction,
  );
  await sql`
    update security_events set ip_address = null, user_agent = '', url = '', details = '{}', user_id = null
     where user_id = ${userId}`.execute(transaction);
  await sql`
    update security_events set details = details - 'recipient'
     where event = 'mail_read' and details ->> 'recipient' = ${email}`.execute(transaction);
}

/** Mails that were sent to the address, also before it had an account. */
export async function deleteMailsTo(transaction: Connection, email: string): Promise<void> {
  await transaction.deleteFrom('mails').where('recipient', '=', email).execute();
}

/** News to others that has not been sent, and tells of the person or of an ad of theirs: it is read in the back office. */
export async function deleteNewsOf(transaction: Connection, userId: string): Promise<void> {
  const kinds = NOTIFICATION_EVENTS.map((event) => event.replace('.', '-'));
  await sql`
    delete from mails using profiles as person
     where person.id = ${userId} and mails.body is not null and mails.kind = any(${kinds}::text[])
       and (position(person.name in mails.body) > 0 or position(person.id::text in mails.body) > 0
         or exists (select from ads where ads.user_id = person.id and position(ads.title in mails.body) > 0))`.execute(
    transaction,
  );
}

/** What was typed by whoever registered with the address. */
export async function deleteRegistrationsOf(transaction: Connection, email: string): Promise<void> {
  await transaction.deleteFrom('pending_registrations').where('email', '=', email).execute();
}

/** What somebody who is erased has written in reports, and what was said of them; which decisions there were stays. */
export async function blankReportsOf(
  transaction: Connection,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await sql`update reports set explanation = '', reporter_reason = '', reporter_name = null, reporter_email = null
    where reporter_id = ${userId} or reporter_email = ${email}`.execute(transaction);
  await sql`update reports set target_id = null, person_reason = '' where owner_id = ${userId}`.execute(
    transaction,
  );
}

/** Jobs that wait, or were given up, and name the person or their address. */
export async function deleteJobsOf(
  transaction: Connection,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await sql`
    delete from graphile_worker._private_jobs
     where payload ->> 'email' = ${email} or payload ->> 'userId' = ${userId}`.execute(transaction);
}

/** Counts of tries, whose keys are words: what was tried, at whom, from where. */
export async function deleteLimitsOf(transaction: Connection, words: string[]): Promise<void> {
  await sql`delete from limits where string_to_array(key, ' ') && ${words}::text[]`.execute(transaction);
}

/** The person, and by foreign keys all that is theirs alone; what others have too keeps a place without a name. */
export async function deletePerson(transaction: Connection, userId: string): Promise<void> {
  await transaction.deleteFrom('profiles').where('id', '=', userId).execute();
}
