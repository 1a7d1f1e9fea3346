// The whole server for a test, with a database and a folder of its own, and users with any role.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import injectRequest, { type InjectOptions } from 'light-my-request';
import { DAY_MS } from '#shared/durations.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { buildApp } from '../app.ts';
import { scheduledJobs } from '../scheduled-jobs.ts';
import { type Jobs, startJobs } from '../core/jobs/jobs.ts';
import type { Services } from '../core/http/request.ts';
import { SESSION_DAYS } from '#shared/features/accounts/sessions/session-lifetime.ts';
import { makeSessionToken, sessionCookie } from '../core/auth.ts';
import { openClientBuild } from '../core/rendering/client-build.ts';
import { createLogger } from '../core/process/logger.ts';
import { openPasswordHashing } from '../core/passwords.ts';
import { parseSettings } from '../core/process/settings.ts';
import { insertPerson, markEmailConfirmed } from '../features/accounts/password/password-queries.ts';
import { setRole } from '../features/accounts/queries.ts';
import { insertSession } from '../features/accounts/sessions/session-queries.ts';
import { saveBirthYear } from '../features/profiles/queries.ts';
import { createTestDatabase } from './database.ts';
import { checkDeclaredStatuses } from './declared-statuses.ts';
import { runAllJobs } from './run-all-jobs.ts';

/** The lowest cost scrypt accepts: at the normal cost each sign-in takes 70 ms of a core, most of the time of some tests. */
const PASSWORD_COST = 2;
export const TEST_PASSWORD = 'Korgen-2026!';

export interface Person {
  id: string;
  name: string;
  email: string;
  /** The Cookie header that authenticates this person. */
  cookie: string;
}

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestApp {
  services: Services;
  /** Every route of the server, as `GET /path`; HEAD is left out. */
  addresses: string[];
  /** Calls the API or a page in-process, as a visitor without `as`. */
  call<Body = unknown>(
    method: Method,
    url: string,
    options?: { as?: Person; body?: unknown },
  ): Promise<Answer<Body>>;
  inject(
    options: InjectOptions,
  ): Promise<{ statusCode: number; body: string; rawPayload: Buffer; headers: Record<string, unknown> }>;
  /** Creates a person with a session. */
  person(role?: Viewer['role']): Promise<Person>;
  /** Listens on a free port, for tests that need a real connection; returns the address. */
  listen(): Promise<string>;
  /** Runs all deferred tasks and all pending jobs, also those that wait for a retry. */
  runJobs(): Promise<void>;
  /** Runs jobs as a running site does, concurrently and as they are queued, until closed. */
  startJobs(): Promise<Jobs>;
  close(): Promise<void>;
}

/** Read once: the document takes a seventh of the time of opening an app, and all apps declare the same. */
let assertDeclared: ReturnType<typeof checkDeclaredStatuses> | undefined;

/** Read once, too. */
let client: ReturnType<typeof openClientBuild> | undefined;

/** Opens the app; `close` leaves nothing behind. */
export async function openTestApp(env: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baskettorget-test-'));
  const settings = parseSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const addresses: string[] = [];
  client ??= openClientBuild();
  const { server, services } = await buildApp({
    settings,
    database,
    databaseUrl: database.url,
    secret: 'a secret of the tests, long enough for anyone',
    logger: createLogger(settings.logLevel),
    client: await client,
    passwords: openPasswordHashing(PASSWORD_COST),
    onRoute: ({ method, url }) =>
      addresses.push(
        ...[method]
          .flat()
          .filter((name) => name !== 'HEAD')
          .map((name) => `${name} ${url}`),
      ),
  });
  await server.ready();
  // Injects into the HTTP server, as a connection would: fastify's inject would bypass the page cache.
  const request = (options: InjectOptions) =>
    injectRequest((incoming, response) => server.server.emit('request', incoming, response), options);
  assertDeclared ??= checkDeclaredStatuses((await request({ url: '/api/openapi.json' })).json());
  const inject = async (options: InjectOptions) => {
    const answer = await request(options);
    assertDeclared?.(options, answer.statusCode);
    return answer;
  };
  let created = 0;
  /** Shared by all people, because hashing takes long. */
  let passwordHash: Promise<string> | undefined;

  return {
    services,
    addresses,
    inject,
    async call<Body>(method: Method, target: string, { as, body }: { as?: Person; body?: unknown } = {}) {
      const answer = await inject({
        method,
        url: target,
        headers: {
          ...(as && { cookie: as.cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      });
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        body: (isJson ? answer.json() : answer.body) as Body,
        headers: answer.headers,
      };
    },
    async person(role = 'user') {
      created += 1;
      const account = { name: `Person ${created}`, email: `person.nummer${created}@exempel.se` };
      passwordHash ??= services.auth.hashPassword(TEST_PASSWORD);
      const id = await insertPerson(database.kysely, { ...account, passwordHash: await passwordHash });
      if (!id) throw new Error('The person was not created');
      if (settings.smtpUrl) await markEmailConfirmed(database.kysely, id);
      const token = makeSessionToken();
      const expiresAt = new Date(Date.now() + SESSION_DAYS * DAY_MS);
      const session = { userId: id, token, expiresAt, ip: '', userAgent: '' };
      await insertSession(database.kysely, session);
      await saveBirthYear(database.kysely, id, 1990);
      if (role !== 'user') await setRole(database.kysely, id, role);
      const cookie = sessionCookie(services.auth, token).split(';')[0] ?? '';
      return { id, ...account, cookie };
    },
    listen: () => server.listen({ port: 0, host: '127.0.0.1' }),
    runJobs: () => runAllJobs(services),
    startJobs: () =>
      startJobs({ databaseUrl: database.url, database, logger: services.logger }, scheduledJobs(services)),
    async close() {
      const closing = server.close();
      // A client may have opened a connection without sending a request.
      server.server.closeAllConnections();
      await closing;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
