// The picture routes on a bare server, with a real database and storage, and users without passwords.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { registerErrorHandlers } from '../../core/http/errors/error-handler.ts';
import { createLogger } from '../../core/process/logger.ts';
import { openStorage } from '../../core/storage/storage.ts';
import type { Settings } from '../../core/process/settings.ts';
import type { PictureServices } from '../../features/pictures/actions.ts';
import { PICTURE_FOLDERS } from '../../features/pictures/keys.ts';
import { registerPictureRoutes } from '../../features/pictures/routes.ts';
import { createTestDatabase } from '../database.ts';

export interface PictureSite {
  /** Address without a trailing slash. The x-person header names the user of a request. */
  url: string;
  services: PictureServices;
  /** Inserts a person and returns the id. */
  person(): Promise<string>;
  /** Inserts an ad of this person without pictures and returns the id. */
  ad(userId: string): Promise<string>;
  /** Uploads a file as a browser's form would. */
  send(file: Buffer, as: string | null, name?: string): Promise<Response>;
  /** Keys of all stored files. */
  files(): Promise<string[]>;
  /** The number of unfinished uploads. */
  countUnfinished(): Promise<number>;
  close(): Promise<void>;
}

/** Opens the site over a folder, or over the given bucket. */
export async function openPictureSite(s3?: Settings['s3']): Promise<PictureSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-test-'));
  const database = await createTestDatabase();
  const services = { database, storage: await openStorage({ dataDir, s3 }), logger: createLogger('silent') };
  const app = fastify();
  registerErrorHandlers(app);
  await registerPictureRoutes(app, {
    ...services,
    settings: { dataDir, publicUrl: 'http://localhost', fetchesLoopback: false },
    findUser: async ({ headers }) =>
      headers['x-person'] ? { id: String(headers['x-person']), role: 'user' as const } : null,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let people = 0;

  return {
    url,
    services,
    async person() {
      people += 1;
      const { id } = await database.kysely
        .insertInto('profiles')
        .values({ email: `person${people}@example.se`, name: `Person ${people}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async ad(userId) {
      const { id } = await database.kysely
        .insertInto('ads')
        .values({ user_id: userId, title: 'Basketskor', category: 'Basketskor', condition: 'Ny' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    send(file, as, name = 'IMG_0001.JPG') {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(file)]), name);
      return fetch(`${url}/api/pictures`, { method: 'POST', body, headers: as ? { 'x-person': as } : {} });
    },
    async files() {
      const keys: string[] = [];
      for (const folder of PICTURE_FOLDERS) {
        for await (const { key } of services.storage.list(folder)) keys.push(key);
      }
      return keys.sort();
    },
    countUnfinished: async () => (await readdir(path.join(dataDir, 'uploads'))).length,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
