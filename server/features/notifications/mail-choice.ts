// Turns one kind of mail off and on by the link in each mail, without signing in.
import type { FastifyInstance } from 'fastify';
import type { MailChoice } from '#shared/features/notifications/contract.ts';
import { defaultChoice } from '#shared/features/notifications/kinds.ts';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { paths } from '#shared/paths.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { type MailTokenHolder, readMailToken } from './mail-token.ts';
import { lockPerson, isPerson, readSettings } from './setting-queries.ts';
import { choose } from './settings.ts';

const MAX_BODY = 10_000;

/**
 * The kind of mail that a link turns off, and whether it is on. Changes nothing, since mail programs fetch links.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid link, or one of a deleted person
 */
export async function findMailChoice(services: Services, token: string): Promise<MailChoice> {
  const { userId, kind } = requireHolder(services, token);
  const { kysely } = services.database;
  if (!(await isPerson(kysely, userId))) refuseLink();
  const chosen = (await readSettings(kysely, [userId])).find((row) => row.kind === kind);
  return { kind, isOn: (chosen ?? defaultChoice(kind)).mail };
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT as `findMailChoice`
 */
export async function setMailChoice(
  services: Services,
  { token, isOn }: { token: string; isOn: boolean },
): Promise<MailChoice> {
  const { userId, kind } = requireHolder(services, token);
  return services.database.kysely.transaction().execute(async (tx) => {
    if (!(await lockPerson(tx, userId))) refuseLink();
    const { mail } = await choose(tx, { userId, kind, change: { mail: isOn } });
    return { kind, isOn: mail };
  });
}

/**
 * One-click unsubscription by mail programs. Source: RFC 8058. Only the address counts, not the body. Fetching the same
 * address shows a page for people and changes nothing.
 */
export async function registerOneClick(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { bodyLimit: MAX_BODY, parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, undefined),
    );
    part.post<{ Querystring: { token?: unknown } }>(paths.unsubscribe, async ({ query }, reply) => {
      const token = typeof query.token === 'string' ? query.token : '';
      const isDone = await setMailChoice(services, { token, isOn: false }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'UNPROCESSABLE_CONTENT')
            return false;
          throw error;
        },
      );
      return reply
        .code(isDone ? 200 : 422)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(isDone ? notificationTexts.mailIsOff : notificationTexts.badLink);
    });
  });
}

function requireHolder({ auth }: Pick<Services, 'auth'>, token: string): MailTokenHolder {
  return readMailToken(auth.secret, token) ?? refuseLink();
}

function refuseLink(): never {
  return refuse('UNPROCESSABLE_CONTENT', notificationTexts.badLink);
}
