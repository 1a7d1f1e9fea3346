// Three people who differ in age only, with everything that public answers can contain of a person, and where it is found.
import { mentionOf, quoteOf } from '#shared/markdown/references.ts';
import type { Person, TestApp } from './app.ts';
import { insertCommentRows, insertPostRow } from './forum.ts';
import { insertAds } from './samples/sample-ads.ts';
import { insertAssociationRow } from './samples/sample-associations.ts';
import { insertReviewRow, insertSale } from './samples/sample-deals.ts';

/** The parts of a person that answers may contain, each a text that occurs nowhere else. */
const PARTS = [
  'name',
  'id',
  'portrait',
  'town',
  'hall',
  'bio',
  'club',
  'phone',
  'email',
  'business',
] as const;
export type Part = (typeof PARTS)[number];

export interface ShownPerson {
  person: Person;
  /** A text that the titles of the person's ads and threads contain. */
  tag: string;
  texts: Record<Part, string>;
  clubId: string;
  adId: string;
  soldId: string;
  /** Their thread in the forum, with a comment by them. */
  postId: string;
}

/** What the three have in common. */
export interface Surroundings {
  buyer: Person;
  /** Another user's thread, in which all three have commented, and which mentions and quotes them. */
  postId: string;
}

/** Inserts a person of this birth year: ads, a deal with reviews of both, a thread, comments, a club, and a business. */
export async function insertShownPerson(
  app: TestApp,
  around: Surroundings,
  birthYear: number | null,
): Promise<ShownPerson> {
  const { database } = app.services;
  const person = await app.person();
  const tag = person.id.slice(0, 8);
  const texts = {
    name: `Visad${tag}`,
    id: person.id,
    portrait: `/pictures/${crypto.randomUUID()}/400.webp`,
    town: `Ort${tag}`,
    hall: `Hall${tag}`,
    bio: `Bio${tag}`,
    club: `Klubb${tag}`,
    phone: `070-${tag}`,
    email: `mejl-${tag}@exempel.se`,
    business: `Firma${tag}`,
  };
  const clubId = await insertAssociationRow(database, { name: texts.club });
  await database.pool.query(
    `update profiles set birth_year = $2, name = $3, location = $4, bio = $5, avatar_url = $6, phone = $7, email = $8,
            association_id = $9, shows_online = true where id = $1`,
    [
      person.id,
      birthYear,
      texts.name,
      texts.town,
      texts.bio,
      texts.portrait,
      texts.phone,
      texts.email,
      clubId,
    ],
  );
  await database.pool.query(
    `insert into seller_businesses (user_id, name, number, address, email) values ($1, $2, '556677-8899', $2, $3)`,
    [person.id, texts.business, texts.email],
  );
  const shared = { location: texts.town, county: 'Skåne', shows_email: true };
  const [adId = '', soldId = ''] = await insertAds(database, person.id, [
    { ...shared, title: `Boll${tag}`, is_featured: true, created_at: new Date() },
    { ...shared, title: `Skor${tag}` },
  ]);
  await database.pool.query(
    `update ads set meeting_place = $2, delivery = '{meeting}', shows_phone = true where user_id = $1`,
    [person.id, texts.hall],
  );
  const sale = { adId: soldId, sellerId: person.id, buyerId: around.buyer.id };
  const { dealId } = await insertSale(database, sale);
  await insertReviewRow(database, { dealId, authorId: around.buyer.id, subjectId: person.id });
  await insertReviewRow(database, { dealId, authorId: person.id, subjectId: around.buyer.id });
  const postId = await insertPostRow(database, { userId: person.id, title: `Tråd${tag}` });
  await insertCommentRows(database, { postId, userIds: [person.id] });
  await insertCommentRows(database, { postId: around.postId, userIds: [person.id] });
  const quote = quoteOf({ id: '1', name: '', text: 'Håller med.' });
  const content = `${quote}${mentionOf({ id: person.id, name: '' })} har rätt.`;
  await insertCommentRows(database, { postId, userIds: [around.buyer.id], content });
  return {
    tag,
    person: { ...person, name: texts.name, email: texts.email },
    texts,
    clubId,
    adId,
    soldId,
    postId,
  };
}

/** The fields of a JSON answer that contain a part of the person, as `ads[].seller.name: name`, each once. */
export function fieldsWith(answer: unknown, texts: ShownPerson['texts'], path = ''): string[] {
  if (Array.isArray(answer)) return unique(answer.flatMap((one) => fieldsWith(one, texts, `${path}[]`)));
  if (answer !== null && typeof answer === 'object')
    return unique(
      Object.entries(answer).flatMap(([key, value]) =>
        fieldsWith(value, texts, path ? `${path}.${key}` : key),
      ),
    );
  return partsIn(String(answer), texts).map((part) => `${path}: ${part}`);
}

/** The parts of the person that a text contains. */
export function partsIn(text: string, texts: ShownPerson['texts']): Part[] {
  return PARTS.filter((part) => text.includes(texts[part]));
}

/** Structured data and link previews of a page, as JSON. */
export function metadataOf(page: string): unknown {
  const scripts = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const metas = [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  return {
    structured: scripts.map(([, json]) => JSON.parse(json ?? '') as unknown),
    ...Object.fromEntries(metas.map(([, name, content]) => [name, content])),
  };
}

const unique = (lines: readonly string[]) => [...new Set(lines)].toSorted();
