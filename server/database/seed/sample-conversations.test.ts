// The conversations of a fresh site: consistent with each other and with the site's rules.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findScamSigns } from '#shared/features/messages/scam.ts';
import { listWaiting } from '../../features/messages/unread-mail/queries.ts';
import { createSeededDatabase, type SeededDatabase } from '../../testing/samples/seeded.ts';
import { makeSampleSite } from './sample-site.ts';

let database: SeededDatabase;
beforeAll(async () => {
  database = await createSeededDatabase({ hasStaff: true });
});
afterAll(() => database.drop());

async function read<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(sql, values)).rows;
}

describe('the rows', () => {
  it('match the counters of the thread and its two participants', async () => {
    const wrong = await read(
      `select t.id from threads t join thread_people mine on mine.thread_id = t.id
        cross join lateral (
          select count(*) as messages, max(position) as last, max(created_at) as last_at, min(created_at) as first_at,
                 count(*) filter (where recipient_id = mine.user_id and not read) as unread,
                 coalesce(max(position) filter (where recipient_id = mine.user_id and read), 0) as read_to
            from messages where thread_id = t.id) as counted
        where t.last_position <> counted.messages or t.last_position <> counted.last or t.created_at <> counted.first_at
           or mine.unread <> counted.unread or mine.read_to <> counted.read_to or mine.last_at <> counted.last_at
           or mine.delivered_to not between mine.read_to and t.last_position
           or mine.other_id <> case mine.user_id when t.low_id then t.high_id else t.low_id end`,
    );
    expect(wrong).toEqual([]);
    const [seats] = await read(
      'select count(*) = 2 * (select count(*) from threads) as "areTwoEach" from thread_people',
    );
    expect(seats).toEqual({ areTwoEach: true });
  });

  it('are in chronological order, after both participants and the ad exist, and never in the future', async () => {
    const wrong = await read(
      `select m.id from messages m join threads t on t.id = m.thread_id left join ads on ads.id = t.ad_id
         join profiles low on low.id = t.low_id join profiles high on high.id = t.high_id
         left join messages before on before.thread_id = t.id and before.position = m.position - 1
        where m.created_at > now() or m.created_at < before.created_at or m.created_at < ads.created_at
           or exists (select from unnest(array[low, high]) as one where one.role = 'user' and one.created_at > m.created_at)
           or least(m.sender_id, m.recipient_id) <> t.low_id or greatest(m.sender_id, m.recipient_id) <> t.high_id`,
    );
    expect(wrong).toEqual([]);
  });

  it('leave no mail to send', async () => {
    expect(
      await listWaiting(database, { minutes: 15, maxAgeDays: 3, limit: 100, mailed: { key: '', times: 1 } }),
    ).toEqual([]);
  });
});

describe('the events', () => {
  it('are those of the deals, and prices lowered to what the ad costs', async () => {
    const counts = await read<{ kind: string; threads: number }>(
      'select kind, count(distinct thread_id) as threads from thread_events group by kind order by kind',
    );
    expect(counts.map(({ kind }) => kind)).toEqual(['cheaper', 'reserved', 'sold']);
    const wrong = await read(
      `select e.id from thread_events e join threads t on t.id = e.thread_id join ads on ads.id = t.ad_id
        where e.kind = 'cheaper' and (e.price <> ads.price or e.old_price <= e.price)
           or e.kind in ('reserved', 'sold') and not exists (
             select from deals where deals.ad_id = t.ad_id and deals.state = e.kind
                and e.created_at = coalesce(sold_at, reserved_at)
                and (e.buyer_id is not distinct from deals.buyer_id or e.buyer_id is null))`,
    );
    expect(wrong).toEqual([]);
    const [missing] = await read(
      `select count(*) as n from deals where ad_id is not null and buyer_id is not null and not exists (
         select from thread_events e join threads t on t.id = e.thread_id where t.ad_id = deals.ad_id and e.buyer_id = deals.buyer_id)`,
    );
    expect(missing).toEqual({ n: 0 });
  });

  it('are between the messages before and after them', async () => {
    const wrong = await read(
      `select e.id from thread_events e left join messages m on m.thread_id = e.thread_id
        where m.position <= e.after_position and m.created_at > e.created_at
           or m.position > e.after_position and m.created_at < e.created_at or e.created_at > now()`,
    );
    expect(wrong).toEqual([]);
  });

  it('are in the inbox of the user named in the README', async () => {
    const kinds = await read<{ kind: string }>(
      `select distinct kind from thread_events e join thread_people p on p.thread_id = e.thread_id
         join profiles on profiles.id = p.user_id where email = 'linnea.persson@exempel.invalid' order by kind`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['cheaper', 'reserved', 'sold']);
  });
});

describe('the participants', () => {
  it('the participants are a person and a seller, or staff; general threads are with adults only', async () => {
    const wrong = await read(
      `select t.id from threads t join messages m on m.thread_id = t.id and m.position = 1
         left join ads on ads.id = t.about join profiles p on p.id = m.recipient_id
        where not m.is_from_staff and (ads.user_id <> m.recipient_id
           or ads.id is null and p.birth_year >= extract(year from now()) - 18)`,
    );
    expect(wrong).toEqual([]);
    const [word] = await read<{ others: number; staff: number }>(
      `select count(*) filter (where is_from_staff <> (sender_id = $1)) as others,
              count(*) filter (where is_from_staff) as staff from messages`,
      [database.staffId],
    );
    expect(word?.others).toBe(0);
    expect(word?.staff).toBeGreaterThan(3);
  });

  it('have written about every ad that is reserved for or sold to them', async () => {
    const missing = await read(
      `select id from deals where ad_id is not null and buyer_id is not null and not exists (
         select from threads join messages on thread_id = threads.id and sender_id = buyer_id where threads.ad_id = deals.ad_id)`,
    );
    expect(missing).toEqual([]);
  });
});

it('no sample text has a placeholder, one person attempts a fraud, and content taken down is stored apart', async () => {
  const messages = await read<{ content: string; subject: string; isRemoved: boolean }>(
    'select content, subject, removed_at is not null as "isRemoved" from messages',
  );
  expect(messages.filter(({ content, subject }) => /[{}]/.test(content + subject))).toEqual([]);
  expect(messages.filter(({ content }) => findScamSigns(content).length > 0)).toHaveLength(1);
  expect(messages.filter(({ content }) => content === '').map(({ isRemoved }) => isRemoved)).toEqual([true]);
});

it('the superadmin and the user named in the README have several conversations and something unread', async () => {
  const inboxes = await read(
    `select p.name, count(*) as threads, sum(unread) as unread, count(*) filter (where about is null) as general,
            max(last_position) as longest
       from thread_people mine join threads t on t.id = thread_id join profiles p on p.id = mine.user_id
      where p.role = 'superadmin' or p.email = 'linnea.persson@exempel.invalid' group by p.id order by p.name`,
  );
  expect(inboxes).toEqual([
    { name: 'Linnea Persson', threads: 11, unread: 4, general: 2, longest: 13 },
    { name: 'Superadmin', threads: 3, unread: 3, general: 2, longest: 6 },
  ]);
});

it('staff conversations are left out without a superadmin', async () => {
  const alone = await createSeededDatabase({ hasStaff: false });
  try {
    const { rows } = await alone.pool.query(
      `select (select count(*) from messages where is_from_staff) as staff,
              (select count(*) from messages where not read) as unread,
              (select count(*) from reports where status = 'resolved') as decided`,
    );
    expect(rows).toEqual([{ staff: 0, unread: 7, decided: 1 }]);
  } finally {
    await alone.drop();
  }
});

// Nights of clock changes, new year's eve and leap day, at every second hour.
it.each(['2026-03-28', '2026-10-24', '2026-12-31', '2028-02-28'])(
  'are consistent whatever hour a site is started: from %s',
  (day) => {
    const wrong: string[] = [];
    for (let hour = 0; hour < 48; hour += 2) {
      const now = new Date(Date.parse(`${day}T00:20:00Z`) + hour * 3_600_000);
      const { conversations, ads, reports, deals } = makeSampleSite(
        now,
        '00000000-0000-4000-8000-000000000000',
      );
      for (const { ad, messages } of conversations) {
        const start = ads.find(({ id }) => id === ad?.id)?.createdAt ?? new Date(0);
        const times = [start, ...messages.map(({ at }) => at), now].map(Number);
        if (times.some((time, place) => time < (times[place - 1] ?? 0))) wrong.push(messages[0]?.text ?? '');
      }
      wrong.push(...reports.filter(({ createdAt }) => createdAt > now).map(({ explanation }) => explanation));
      const ends = deals.map((deal) => deal.sold_at ?? deal.reserved_at ?? now);
      wrong.push(...ends.filter((end) => end > now).map(String));
    }
    expect(wrong).toEqual([]);
  },
);
