// Account and security data of a user: export and erasure.
import { sql } from 'kysely';
import { labelEvent } from '#shared/features/security/event-labels.ts';
import { networkOf } from '../../core/limits/network.ts';
import type { ErasedPerson, PersonalData } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

export const accountPersonalData: PersonalData = {
  copied: {
    enheter: {
      description: 'var du är inloggad just nu',
      query: (id) => sql`
    select json_build_object('inloggad', created_at, 'senast aktiv', updated_at, 'gäller till', expires_at,
      'ip-adress', ip_address, 'webbläsare', user_agent) as row
      from sessions where user_id = ${id}::uuid order by created_at, id`,
    },
    inloggningssätt: {
      description: 'hur du loggar in, utan lösenord och nycklar',
      query: (id) => sql`
    select json_build_object('sätt', case provider_id when 'credential' then 'lösenord' else provider_id end,
      'nummer där', case when provider_id <> 'credential' then account_id end,
      'tillagt', created_at, 'ändrat', updated_at) as row
      from accounts where user_id = ${id}::uuid order by created_at, id`,
    },
    tvåstegsinloggning: {
      description: 'om du har tvåstegsinloggning, utan nyckel och koder',
      query: (id) => sql`
    select json_build_object('påbörjad', started_at, 'påslagen', confirmed_at,
      'återställningskoder kvar', (select count(*) from recovery_codes as code
         where code.user_id = two_step.user_id and used_at is null)) as row
      from two_step where user_id = ${id}::uuid`,
    },
    passnycklar: {
      description: 'dina passnycklar',
      query: (id) => sql`
    select json_build_object('id', id, 'namn', name, 'gånger använd enligt enheten', counter, 'tillagd', created_at,
      'senast använd', last_used_at) as row
      from passkeys where user_id = ${id}::uuid order by created_at, id`,
    },
    säkerhetshändelser: {
      description: 'inloggningar och annat som rör kontots säkerhet',
      query: (id) => sql`
    select json_build_object('händelse', event, 'tid', created_at, 'ip-adress', ip_address, 'webbläsare', user_agent,
      'sida', url, 'detaljer', details - 'recipient') as row
      from security_events where user_id = ${id}::uuid order by created_at, id`,
      complete: (row) => ({ ...row, händelse: labelEvent(String(row['händelse'])) }),
    },
    länkar: {
      description: 'länkar som vi har mejlat dig, utan själva länken',
      query: (id) => sql`
    select json_build_object('till för', purpose, 'skickad till', email, 'skapad', created_at, 'gäller till', expires_at,
      'använd', used_at) as row
      from mail_links where user_id = ${id}::uuid and purpose <> 'change-email' order by created_at`,
    },
    avstängning: {
      description: 'om du är avstängd, och varför',
      query: (id) => sql`
    select json_build_object('anledning', blocked_reason,
      'till', case when isfinite(blocked_until) then blocked_until::text else 'tills vidare' end) as row
      from profiles where id = ${id}::uuid and blocked_until is not null`,
    },
    försök: {
      description: 'hur ofta något har provats den senaste timmen, till exempel inloggning',
      query: (id) => sql`
    select json_build_object('vad', key, 'gånger', tries, 'glöms', ends_at) as row
      from limits
     where string_to_array(key, ' ') && array[${id}, (select email from profiles where id = ${id}::uuid)] order by key`,
    },
  },
  erasure: {
    async beforeRow(transaction, { userId, email, isEmailConfirmed }) {
      // Must run before `blankEvents`, which removes the IP addresses.
      const addresses = await listAddresses(transaction, userId);
      await blankEvents(transaction, { userId, email });
      if (isEmailConfirmed) await deleteRegistrationsOf(transaction, email);
      await deleteLimitsOf(transaction, [userId, email, ...addresses, ...addresses.map(networkOf)]);
    },
  },
  notCopied: {
    second_steps: 'deleted within minutes',
    passkey_challenges: 'deleted within minutes',
    'mail_links.registration_id': 'belongs to no account yet',
    'mail_links.new_email': 'would reveal whether another user has the address',
    'security_events.counted_hour': 'of events without a user',
    'sessions.token': 'secret',
    'accounts.password': 'secret',
    'accounts.access_token': 'secret',
    'accounts.refresh_token': 'secret',
    'accounts.id_token': 'secret',
    'accounts.access_token_expires_at': 'about a secret',
    'accounts.refresh_token_expires_at': 'about a secret',
    'accounts.scope': 'about a secret',
    'mail_links.token_hash': 'secret',
    'two_step.sealed_secret': 'secret',
    'two_step.last_step': 'about a secret',
    'recovery_codes.code_hash': 'secret',
    pending_registrations: 'belong to no account yet',
    'passkeys.public_key': 'about a secret, which the device has',
  },
};

/** The IP addresses of the user's sessions and events. */
async function listAddresses(connection: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`
    select ip_address as ip from sessions where user_id = ${userId} and ip_address <> ''
     union select ip_address from security_events where user_id = ${userId} and ip_address <> ''`.execute(
    connection,
  );
  return rows.map(({ ip }) => ip);
}

/**
 * Reduces the user's security events to what happened and when. A failed sign-in has no user: one from the same IP address
 * and browser counts as theirs. Their e-mail address is also removed from other users' events.
 */
async function blankEvents(
  transaction: Connection,
  { userId, email }: Pick<ErasedPerson, 'userId' | 'email'>,
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

/** Pending registrations with this address, also those that another person filled in. */
async function deleteRegistrationsOf(transaction: Connection, email: string): Promise<void> {
  await transaction.deleteFrom('pending_registrations').where('email', '=', email).execute();
}

/** Limits, whose keys contain user ids, addresses and IP addresses as separate terms. */
async function deleteLimitsOf(transaction: Connection, terms: string[]): Promise<void> {
  await sql`delete from limits where string_to_array(key, ' ') && ${terms}::text[]`.execute(transaction);
}
