// Searches for texts: bounded in number and in time, so that a costly one does not delay other reads.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { waitFor } from '../../../testing/wait-for.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  // Every page requests the samples, whose first request reads the ads; without this, it would wait for the locked table.
  await app.inject({ url: '/api/samples' });
});
afterAll(() => app.close());

type Refused = { code: string; message: string };
const search = (text: string, ip = '192.0.2.1') =>
  app.inject({ url: `/api/ads?search=${encodeURIComponent(text)}`, remoteAddress: ip });

/** Runs `work` while another transaction locks the table of ads, so that every search waits. */
async function whileSearchesWait(work: () => Promise<void>): Promise<void> {
  const client = await app.services.database.pool.connect();
  await client.query('begin; lock table ads in access exclusive mode');
  try {
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('ends a search that takes too long, with a sentence', async () => {
  await whileSearchesWait(async () => {
    // Both at once, since each waits for its time limit.
    const [{ statusCode, headers, body }, page] = await Promise.all([
      search('skor'),
      app.inject({ url: '/marketplace?search=korg', headers: { accept: 'text/html' } }),
    ]);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(body) as Refused).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Sökningen tog för lång tid. Prova fler bokstäver eller ett filter.',
    });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  });
  expect((await search('skor')).statusCode).toBe(200);
});

test('refuses more searches than may wait, and answers other reads meanwhile', async () => {
  const refused: string[] = [];
  const recordRefusal = ({ body }: { body: string }) => {
    const { message } = JSON.parse(body) as Refused;
    if (message === 'Många söker just nu. Vänta en stund och försök igen.') refused.push(message);
  };
  let all: Promise<void>[] = [];
  await whileSearchesWait(async () => {
    all = Array.from({ length: 60 }, (_, number) => search(`boll${number}`).then(recordRefusal));
    const other = await app.call('GET', '/api/registration-rules');
    expect(other.status).toBe(200);
    // Of the 60, two run and fifteen wait, the most that may wait from one IP address.
    await waitFor(() => expect(refused).toHaveLength(43));
  });
  await Promise.all(all);
  expect(refused).toHaveLength(43);
});
