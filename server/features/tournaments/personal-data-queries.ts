// Personal data of tournaments: the reminders that a user has turned on. They are deleted with the user.
import { sql } from 'kysely';
import type { PersonalData } from '../../core/personal-data.ts';

export const tournamentsPersonalData: PersonalData = {
  copied: {
    påminnelser: {
      description: 'cuper och läger som du vill bli påmind om',
      query: (id) => sql`
    select json_build_object('namn', name, 'första_dag', start_date, 'påmind_om', reminded_of, 'från', reminder.created_at) as row
      from tournament_reminders as reminder join tournaments on tournaments.id = tournament_id
     where user_id = ${id}::uuid order by reminder.created_at, name`,
    },
  },
  notCopied: {
    tournaments: 'work as staff; tournaments are public',
  },
};
