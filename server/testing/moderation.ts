// A test app with moderators and a seller, and what a moderator does with an ad.
import type { RefusalData } from '#shared/errors.ts';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { type Answer, openTestApp, type Person, type TestApp } from './app.ts';
import { insertAds, type TestAd } from './samples/sample-ads.ts';

export interface Refused {
  message: string;
  data?: RefusalData;
}

export interface Moderation {
  app: TestApp;
  admin: Person;
  /** A superadmin. */
  otherAdmin: Person;
  seller: Person;
  /** Inserts a pending ad of the seller; returns its id. */
  makeAd: (ad?: Partial<TestAd>) => Promise<string>;
  /** The ad as the admin sees it. */
  find: (id: string) => Promise<ModeratedAd>;
  decide: (
    id: string,
    body: unknown,
    as?: Person,
  ) => Promise<Answer<Refused & { status: string; undo?: { id: string } }>>;
  query: <Row>(text: string, values: unknown[]) => Promise<Row[]>;
}

export async function openModeration(): Promise<Moderation> {
  const app = await openTestApp();
  const { database } = app.services;
  const admin = await app.person('admin');
  const otherAdmin = await app.person('superadmin');
  const seller = await app.person();
  return {
    app,
    admin,
    otherAdmin,
    seller,
    async makeAd(ad = {}) {
      const [id = ''] = await insertAds(database, seller.id, [{ status: 'pending', ...ad }]);
      return id;
    },
    find: async (id) => (await app.call<ModeratedAd>('GET', `/api/admin/ads/${id}`, { as: admin })).body,
    decide: (id, body, as = admin) => app.call('PUT', `/api/admin/ads/${id}/status`, { as, body }),
    query: async <Row>(text: string, values: unknown[]) =>
      (await database.pool.query(text, values)).rows as Row[],
  };
}
