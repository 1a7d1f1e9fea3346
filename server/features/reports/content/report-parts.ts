// SQL about a row of `reports`, for statements that list or lock reports.

/** SQL for the subject of the review that a row of `reports` is about. */
export const reviewSubject = `(select subject_id from reviews where reports.kind = 'review' and reviews.id = reports.target_id)`;

/** SQL for the subject of the visible review that a row of `reports` is about. */
export const reviewOf = `(select subject_id from reviews where reports.kind = 'review' and reviews.id = reports.target_id
  and visible_at <= now() and removed_at is null)`;

/** SQL for whether a row of `reports`, with its `appeals`, waits for a decision that no staff member may make. */
export const lacksDecider = `((reports.decision is null or appeals.report_id is not null and appeals.outcome is null)
  and not exists (select from profiles as decider where decider.role in ('admin', 'superadmin')
    and decider.id is distinct from reports.owner_id and decider.id is distinct from appeals.appellant_id
    and decider.id is distinct from ${reviewSubject}
    and (reports.decision is null or not exists (select from reports as made
      where (made.id = reports.id or made.decided_with = reports.id) and made.reporter_id = decider.id))
    and (decider.blocked_until is null or decider.blocked_until <= now())))`;

/**
 * SQL for the title of what a row of `reports` is about; null for a message, whose text only those who open the report read. Needs
 * `reportTitleTables`.
 */
export const reportTitle = `case reports.kind when 'ad' then coalesce(ad.title, snapshot.content ->> 'title')
  when 'person' then owner.name when 'forum_post' then snapshot.content ->> 'title'
  when 'forum_comment' then 'Kommentar till ' || (snapshot.content ->> 'title')
  when 'review' then regexp_replace(snapshot.content ->> 'text', '^(.{79}).{2,}$', '\\1…') end`;

export const reportTitleTables = `left join profiles as owner on owner.id = reports.owner_id
  left join report_snapshots as snapshot on snapshot.report_id = reports.id
  left join ads as ad on reports.kind = 'ad' and ad.id = reports.target_id`;
