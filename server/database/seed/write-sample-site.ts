// Inserts the contents of a fresh site, all or nothing.
import { ATTRIBUTES_VERSION } from '../ad-attributes.ts';
import { adTermColumns } from '../ad-terms.ts';
import { type AttributeRules, attributesOf, readAttributeRules } from '../attribute-rules.ts';
import type { Insertable, Kysely } from 'kysely';
import { saveTakenDownContent } from '../../features/reports/decisions/queries.ts';
import { readContent, takeDown } from '../../features/reports/content/content-queries.ts';
import type { Database } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { type Random, startRandom } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { later } from './sample-clock.ts';
import { pickDelivery } from './sample-delivery.ts';
import type { SamplePerson } from './sample-people.ts';
import type { SampleReport } from './sample-reports.ts';
import { APPROVED_AFTER_MINUTES, matchesOf, rowOfSearch } from './sample-searches.ts';
import { conversationRows } from './sample-conversations.ts';
import { writeAssociations } from './associations/write-associations.ts';
import { writeMessages } from './contact/write-messages.ts';
import { writeForum } from './forum/write-forum.ts';
import { writeNews } from './news/write-news.ts';
import { writeStatistics } from './write-statistics.ts';
import { writeTournaments } from './tournaments/write-tournaments.ts';
import { writeResults } from './results/write-results.ts';
import type { SampleDeal } from './sample-deals.ts';
import type { SampleSite } from './sample-site.ts';

type Transaction = Kysely<Tables>;

export interface SampleSiteOptions {
  pictures: Insertable<Tables['ad_pictures']>[];
  passwordHash: string;
  staffId: string | null;
}

export async function writeSampleSite(
  { kysely }: Pick<Database, 'kysely'>,
  site: SampleSite,
  { pictures, passwordHash, staffId }: SampleSiteOptions,
): Promise<void> {
  const { threads, people: seats, messages } = conversationRows(site.conversations);
  await kysely.transaction().execute(async (tx) => {
    await tx.insertInto('profiles').values(site.people.map(rowOfPerson)).execute();
    const accounts = site.people.map(({ id }) => accountOf(id, passwordHash));
    await tx.insertInto('accounts').values(accounts).execute();
    const rules = await readAttributeRules(tx);
    const random = startRandom(1);
    const ads = site.ads.map((ad) => ({ ...rowOfAd(ad, rules, random), ...decisionOf(ad, staffId) }));
    await tx.insertInto('ads').values(ads).execute();
    await tx.insertInto('favorites').values(site.favorites).execute();
    await tx.insertInto('deals').values(site.deals.map(asNotified)).execute();
    await tx.insertInto('reviews').values(site.reviews).execute();
    await tx.insertInto('threads').values(threads.map(asSample)).execute();
    await tx.insertInto('thread_people').values(seats).execute();
    await tx.insertInto('messages').values(messages.map(asSample)).execute();
    await tx.insertInto('thread_events').values(site.events).execute();
    await tx.insertInto('saved_searches').values(site.searches.map(rowOfSearch).map(asSample)).execute();
    await tx.insertInto('saved_search_matches').values(site.searches.flatMap(matchesOf)).execute();
    await writeForum(tx, site.forum, random);
    await writeAssociations(tx, site.associations, site.people);
    await writeTournaments(tx, site.tournaments);
    await writeMessages(tx, site.messages, staffId);
    // After the rows that the pictures belong to.
    await tx.insertInto('ad_pictures').values(pictures).execute();
    await writeNews(tx, site.news);
    await writeResults(tx, site.results);
    for (const report of site.reports) await writeReport(tx, report, staffId);
    const notifications = site.notifications.map((row) => ({
      ...row,
      post_id: row.post_id ?? null,
      comment_numbers: row.comment_numbers ?? null,
      data: JSON.stringify(row.data),
      is_sample: true,
    }));
    await tx.insertInto('notifications').values(notifications).execute();
    await writeStatistics(tx);
  });
}

function asSample<Row extends object>(row: Row): Row & { is_sample: true } {
  return { ...row, is_sample: true };
}

function rowOfPerson({ county: _county, createdAt, birthYear, verified, ...person }: SamplePerson) {
  return {
    ...person,
    birth_year: birthYear,
    email_verified: verified,
    created_at: createdAt,
    is_sample: true,
  };
}

/** Everyone knows of the deals: a later change must not notify of them. */
function asNotified(deal: SampleDeal) {
  return { ...deal, notified_state: deal.state, followers_notified: [deal.state] };
}

function accountOf(id: string, password: string) {
  return { user_id: id, account_id: id, provider_id: 'credential', password };
}

function rowOfAd(sample: SampleAd, rules: AttributeRules, random: Random) {
  const {
    userId,
    postalCode,
    saleState,
    isFeatured,
    showsEmail,
    createdAt,
    expiredAt,
    motifs: _,
    ...text
  } = sample;
  const ad = { ...text, ...attributesOf(text, rules), ...pickDelivery(random, text.location) };
  return {
    ...ad,
    ...adTermColumns(ad, userId),
    attributes_version: ATTRIBUTES_VERSION,
    user_id: userId,
    postal_code: postalCode,
    sale_state: saleState,
    is_featured: isFeatured,
    shows_email: showsEmail,
    created_at: createdAt,
    updated_at: createdAt,
    expires_at: expiredAt ?? null,
    expiry_told_at: expiredAt ?? null,
    is_sample: true,
    // Announced, because searches that are saved from now on have this ad in their list already.
    announced_at: ad.status === 'approved' ? later(createdAt, APPROVED_AFTER_MINUTES) : null,
  };
}

/** Pending ads have no decision. */
function decisionOf({ status, createdAt }: SampleAd, staffId: string | null) {
  if (status === 'pending') return { reviewed_by: null, reviewed_at: null };
  return { reviewed_by: staffId, reviewed_at: later(createdAt, APPROVED_AFTER_MINUTES) };
}

/** Writes a report, with a snapshot of the content from before the decision takes it down. */
async function writeReport(tx: Transaction, report: SampleReport, staffId: string | null): Promise<void> {
  const { id, kind, targetId, ownerId, reporterId, status, decided, appeal } = report;
  const target = { kind, id: targetId };
  const content = await readContent(tx, target);
  await tx.insertInto('reports').values(rowOfReport(report, staffId)).execute();
  const snapshot = { report_id: id, owner_id: ownerId, content: JSON.stringify(content) };
  await tx.insertInto('report_snapshots').values(snapshot).execute();
  if (appeal) {
    const { text, createdAt } = appeal;
    const row = {
      report_id: id,
      appellant_id: reporterId,
      side: 'reporter',
      text,
      created_at: createdAt,
    } as const;
    await tx.insertInto('appeals').values(row).execute();
  }
  if (status !== 'resolved' || decided?.decision !== 'removed') return;
  const taken = await takeDown(tx, target, { by: staffId ?? ownerId, reason: decided.toPerson });
  if (!taken) throw new Error('The content to take down is missing');
  await saveTakenDownContent(tx, { ...target, reportId: id, ownerId, original: taken.original });
  const when = { removed_at: decided.at };
  await tx.updateTable('removed_content').set(when).where('report_id', '=', id).execute();
  if (kind === 'message') await tx.updateTable('messages').set(when).where('id', '=', targetId).execute();
}

function rowOfReport(report: SampleReport, staffId: string | null): Insertable<Tables['reports']> {
  const { signed, decided, status } = report;
  return {
    id: report.id,
    reporter_id: report.reporterId,
    reporter_name: signed?.name ?? null,
    reporter_email: signed?.email ?? null,
    kind: report.kind,
    target_id: report.targetId,
    owner_id: report.ownerId,
    category: report.category,
    explanation: report.explanation,
    good_faith: true,
    status,
    priority: report.priority,
    assigned_to: status === 'investigating' ? staffId : null,
    created_at: report.createdAt,
    is_sample: true,
    ...(decided && {
      decision: decided.decision,
      rule: decided.rule,
      person_reason: decided.toPerson,
      reporter_reason: decided.toReporter,
      decided_by: staffId,
      decided_at: decided.at,
    }),
  };
}
