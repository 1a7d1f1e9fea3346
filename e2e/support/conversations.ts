// Shared by the tests of messages: users with ads and threads, and the elements of a conversation.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { waitForHydration } from './hydration.ts';
import type { Site, Visit, VisitOptions } from './site.ts';
import { type Account, register, type TestUser } from './users.ts';

export { register as createUser, type TestUser } from './users.ts';

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Two users who may write to each other. */
export const pair = async (site: Site): Promise<[TestUser, TestUser]> => [
  await register(site, 'Ebba Ek'),
  await register(site, 'Karl Ek'),
];

/** Creates a public ad. */
export async function makeAd(site: Site, seller: TestUser, title: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into ads (user_id, title, category, condition, price, status, expires_at)
     values ($1, $2, 'Basketboll', 'Ny', 450, 'approved', now() + interval '30 days') returning id`,
    [seller.id, title],
  );
  return rows[0]?.id ?? '';
}

/** Creates a thread with messages in the database; `hoursAgo` is the age of each message, by index. */
export async function converse(
  site: Site,
  { from, to, adId = null }: { from: TestUser; to: TestUser; adId?: string | null },
  texts: readonly string[],
  hoursAgo: (index: number) => number = () => 0,
): Promise<string> {
  const threadId = randomUUID();
  const { pool } = site.database;
  await pool.query(
    `insert into threads (id, low_id, high_id, ad_id, about, last_position)
     values ($1, least($2::uuid, $3), greatest($2::uuid, $3), $4, $4, $5)`,
    [threadId, from.id, to.id, adId, texts.length],
  );
  await pool.query(
    `insert into thread_people (thread_id, user_id, other_id, unread, last_at)
     select $1, one, other, n, now() from (values ($2::uuid, $3::uuid, 0), ($3, $2, $4::integer)) as pair (one, other, n)`,
    [threadId, from.id, to.id, texts.length],
  );
  await pool.query(
    `insert into messages (id, thread_id, position, sender_id, recipient_id, subject, content, created_at)
     select gen_random_uuid(), $1, place, $2, $3, 'Meddelande', text, now() - hours * interval '1 hour'
       from unnest($4::text[], $5::float8[]) with ordinality as given (text, hours, place)`,
    [threadId, from.id, to.id, texts, texts.map((_text, index) => hoursAgo(index))],
  );
  return threadId;
}

/** A new browser context, signed in as the user, with an empty page: enough for calling the API. */
export async function signedIn(site: Site, person: Account, options?: VisitOptions): Promise<Visit> {
  const visit = await site.visit(options);
  await site.signIn(visit.page, person);
  return visit;
}

/** Opens an address in a new browser context, signed in as the user. */
export async function at(
  site: Site,
  person: Account,
  address: string,
  options?: VisitOptions,
): Promise<Visit> {
  const visit = await signedIn(site, person, options);
  await visit.page.goto(address);
  await waitForHydration(visit.page);
  return visit;
}

export const chatWith = (person: TestUser, threadId?: string): string =>
  `/profile?tab=messages&with=${person.id}${threadId ? `&thread=${threadId}` : ''}`;

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Skriv ett meddelande' });
export const log = (page: Page): Locator => page.getByRole('log');
export const bubble = (page: Page, text: string): Locator =>
  log(page).getByRole('listitem').filter({ hasText: text });

/** Waits for the delivery status of a sent message: sending, sent, delivered or read. */
export async function expectProgress(page: Page, text: string, progress: string): Promise<void> {
  await bubble(page, text).locator(`[data-progress=${progress}]`).waitFor();
}

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** All texts of the thread, in order. */
export const textsIn = (page: Page): Promise<string[]> =>
  log(page).getByRole('listitem').locator('p.whitespace-pre-wrap').allTextContents();

/** Sends a message in a thread through the API. */
export async function reply(page: Page, threadId: string, content: string): Promise<void> {
  const response = await page.request.post(`/api/threads/${threadId}/messages`, { data: { content } });
  expect(response.status()).toBe(201);
}
