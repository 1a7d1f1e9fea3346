// SQL that exports a person's deals and reviews.
import { sql } from 'kysely';
import type { PersonalData } from '../../core/personal-data.ts';
import { endDealsOf } from './erased-buyer.ts';

export const dealPersonalData: PersonalData = {
  copied: {
    affärer: {
      description: 'vad du har reserverat, sålt och köpt',
      // A buyer's copy contains the title too: it is also the buyer's purchase.
      query: (id) => sql`
    select json_build_object('id', deals.id, 'annons', coalesce(ad_id, about), 'rubrik', title, 'pris i kronor', price,
      'du', case when seller_id = ${id}::uuid then 'sålde' else 'köpte' end, 'med någon här', buyer_id is not null,
      'läge', state, 'reserverad', reserved_at, 'såld', sold_at, 'släppt', released_at, 'skapad', created_at) as row
      from deals where ${id}::uuid in (seller_id, buyer_id) order by created_at, deals.id`,
    },
    omdömen: {
      description: 'omdömen som du har skrivit, och de om dig som alla kan se',
      // Of reviews by others, only the public ones.
      query: (id) => sql`
    select json_build_object('id', reviews.id, 'affär', deal_id,
      'skrivet', case when author_id = ${id}::uuid then 'av dig' else 'om dig' end, 'betyg', rating, 'text', text,
      'skrivet den', created_at, 'syns från', visible_at, 'svar', answer, 'besvarat', answered_at,
      'borttaget', removed_at, 'anledning', case when author_id = ${id}::uuid then removed_reason end) as row
      from reviews
     where author_id = ${id}::uuid or subject_id = ${id}::uuid and visible_at <= now() and removed_at is null
     order by created_at, reviews.id`,
    },
  },
  erasure: { beforeRow: endDealsOf },
  notCopied: {
    'deals.notified_state': 'sending of notifications, which are copied',
    'deals.followers_notified': 'concerns other people',
    'reviews.removed_by': 'another person',
    'reviews.notified_at': 'concerns the other party',
  },
};
