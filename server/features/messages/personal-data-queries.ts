// SQL of a person's conversations: exported on request, and deleted on erasure.
import { sql } from 'kysely';
import { deleteOrphanedThreads } from './sending/queries.ts';
import type { PersonalData } from '../../core/personal-data.ts';

export const messagePersonalData: PersonalData = {
  copied: {
    samtal: {
      description: 'dina samtal med andra, utan vilka de är',
      query: (id) => sql`
    select json_build_object('id', threads.id, 'annons', about, 'finns annonsen', ad_id is not null, 'påbörjat', threads.created_at,
      'antal meddelanden', last_position, 'olästa', unread, 'framme till nummer', delivered_to, 'läst till nummer', read_to,
      'mejlad om till nummer', mailed_to,
      'senaste meddelande', last_at) as row
      from thread_people join threads on threads.id = thread_id
     where thread_people.user_id = ${id}::uuid order by threads.created_at, threads.id`,
    },
    meddelanden: {
      description: 'det du har skrivit till andra, och det andra har skrivit till dig',
      // Messages to the person are included, without the sender's name.
      query: (id) => sql`
    select json_build_object('id', id, 'samtal', thread_id, 'nummer', position,
      'från', case when sender_id = ${id}::uuid then 'dig' else 'den andra' end, 'ämne', subject, 'text', content,
      'antal bilder', (select count(*) from ad_pictures where message_id = messages.id),
      'från administratör', is_from_staff, 'läst', read, 'borttaget', removed_at, 'skickat', created_at) as row
      from messages where sender_id = ${id}::uuid or recipient_id = ${id}::uuid order by created_at, id`,
      // Pictures of received messages are the sender's, and are omitted.
      complete: (row, picturesOf) => ({ ...row, bilder: picturesOf(String(row['id'])) }),
    },
    samtalshändelser: {
      description: 'det som har hänt med annonserna i dina samtal',
      query: (id) => sql`
    select json_build_object('id', thread_events.id, 'samtal', thread_events.thread_id, 'händelse', kind,
      'affären gäller', case when buyer_id = ${id}::uuid then 'dig' when buyer_id is not null then 'den andra' end,
      'pris', price, 'tidigare pris', old_price, 'efter meddelande nummer', after_position,
      'inträffat', thread_events.created_at) as row
      from thread_events join thread_people on thread_people.thread_id = thread_events.thread_id
     where thread_people.user_id = ${id}::uuid order by thread_events.created_at, thread_events.id`,
    },
    blockeringar: {
      description: 'när du har blockerat någon, utan vem',
      query: (id) => sql`
    select json_build_object('blockerad', created_at) as row
      from person_blocks where user_id = ${id}::uuid order by created_at`,
    },
  },
  erasure: { afterRow: deleteOrphanedThreads },
  notCopied: {
    'threads.low_id': 'the person or another one',
    'threads.high_id': 'the person or another one',
    'thread_people.other_id': 'another person',
    'messages.recipient_id': 'the person or another one',
    'person_blocks.blocked_id': 'another person',
  },
};
