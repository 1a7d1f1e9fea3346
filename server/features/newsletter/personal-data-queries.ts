// The newsletter of a person with an account at the same address: export and erasure.
import { sql } from 'kysely';
import type { PersonalData } from '../../core/personal-data.ts';

export const newsletterPersonalData: PersonalData = {
  copied: {
    nyhetsbrev: {
      description: 'din prenumeration på nyhetsbrevet, med det du samtyckte till och breven vi har skickat',
      query: (id) => sql`
    select json_build_object('e-post', subscriber.email, 'samtycke', consent_text, 'samtyckte', consented_at,
      'bekräftad', confirmed_at, 'brev', (
        select coalesce(json_agg(json_build_object('ämne', subject, 'läge', delivery.status, 'försök', tries,
          'orsak', reason, 'skickat', sent_at) order by issue.created_at), '[]')
          from newsletter_deliveries as delivery join newsletter_issues as issue on issue.id = issue_id
         where subscriber_id = subscriber.id)) as row
      from newsletter_subscribers as subscriber join profiles on lower(profiles.email) = subscriber.email
     where profiles.id = ${id}::uuid and email_verified`,
    },
  },
  erasure: {
    async beforeRow(transaction, { email, isEmailConfirmed }) {
      if (!isEmailConfirmed) return;
      await transaction
        .deleteFrom('newsletter_subscribers')
        .where('email', '=', email.toLowerCase())
        .execute();
    },
  },
  notCopied: {
    'newsletter_deliveries.next_try_at': 'the time of the next attempt to send it',
    newsletter_issues: 'the same for all; who stopped one is in the audit log',
  },
};
