// SQL of reports by a person and reports about them: exported on request, and anonymised on erasure.
import { sql } from 'kysely';
import type { ErasedPerson, PersonalData } from '../../core/personal-data.ts';
import type { Connection } from '../../database/connection.ts';

export const reportPersonalData: PersonalData = {
  copied: {
    anmälningar: {
      description: 'det du har anmält, och vad vi svarade',
      // The reported person and content are omitted: they are other people's data.
      query: (id) => sql`
    select json_build_object('id', id, 'gäller', kind, 'sort', category, 'förklaring', explanation,
      'intygad', good_faith, 'läge', status, 'prioritet', priority, 'beslut', decision, 'besked', reporter_reason,
      'beslutad', decided_at, 'beslutad tillsammans med', decided_with, 'öppnad på nytt från', reopened_from,
      'gjord', created_at) as row
      from reports where reporter_id = ${id}::uuid order by created_at, id`,
    },
    'beslut om dig': {
      description: 'anmälningar som gäller dig och vad vi beslutade, utan vem som anmälde',
      // The reporter and their explanation are omitted.
      query: (id) => sql`
    select json_build_object('anmälan', reports.id, 'gäller', kind, 'det anmälda', target_id, 'läge', status,
      'beslut', decision, 'regel', rule, 'anledning', person_reason, 'beslutat', decided_at, 'kontot raderas tidigast', erasable_from,
      'avstängd till', case when isfinite(blocked_until) then blocked_until::text
        when blocked_until is not null then 'tills vidare' end,
      'granskat efter', case origin when 'report' then 'anmälan' else 'eget initiativ' end,
      'så som det såg ut', (select content - 'messages' from report_snapshots where report_id = reports.id),
      'borttaget', (select original from removed_content where report_id = reports.id),
      'borttaget den', (select removed_at from removed_content where report_id = reports.id)) as row
      from reports where owner_id = ${id}::uuid order by created_at, id`,
    },
    överklaganden: {
      description: 'beslut du har överklagat, och vad vi svarade',
      query: (id) => sql`
    select json_build_object('anmälan', report_id, 'som', case side when 'reporter' then 'anmälare' else 'berörd' end,
      'text', text, 'inskickat', created_at, 'utfall', outcome, 'anledning', reason, 'avgjort', decided_at) as row
      from appeals where appellant_id = ${id}::uuid order by created_at, report_id`,
    },
  },
  erasure: { beforeRow: blankReportsOf },
  notCopied: {
    'reports.reporter_name': 'only set for visitors',
    'reports.reporter_email': 'only set for visitors',
    'reports.assigned_to': 'another person',
    'reports.decided_by': 'another person',
    'appeals.decided_by': 'another person',
  },
};

/**
 * Clears an erased person's appeals, whose rows remain, since the yearly figures count them. Open appeals are withdrawn.
 */
async function blankAppealsOf(transaction: Connection, userId: string): Promise<void> {
  await sql`update appeals set appellant_id = null, text = '', reason = '', outcome = coalesce(outcome, 'withdrawn'),
      decided_at = coalesce(decided_at, now()) where appellant_id = ${userId}`.execute(transaction);
}

/** Clears what an erased person has written in reports, and the reasons given to them; the decisions remain. */
async function blankReportsOf(
  transaction: Connection,
  { userId, email, isEmailConfirmed }: ErasedPerson,
): Promise<void> {
  await blankAppealsOf(transaction, userId);
  await sql`update reports set explanation = '', reporter_reason = '', reporter_name = null, reporter_email = null
    where reporter_id = ${userId} or ${isEmailConfirmed} and reporter_email = ${email}`.execute(transaction);
  await sql`update reports set target_id = null, person_reason = '' where owner_id = ${userId}`.execute(
    transaction,
  );
}
