// Subscribing with an address and no account: double opt-in by mail, and ending it with one click.
import { hasMailServer } from '../../core/mail/mail-server.ts';
import type { FastifyInstance } from 'fastify';
import type { NewSubscription } from '#shared/features/newsletter/contract.ts';
import { DAYS_TO_CONFIRM } from '#shared/features/newsletter/rules.ts';
import { newsletterTexts } from '#shared/features/newsletter/texts.ts';
import { isOperatorKnown } from '#shared/features/site-settings/operator.ts';
import { paths } from '#shared/paths.ts';
import { spellNumber } from '#shared/spell-number.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { RequestContext, Services } from '../../core/http/request.ts';
import { countAttempt, isWithinLimits } from '../../core/limits/limits.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import { consumeHumanCheck, restoreHumanCheck, unsolicitedMailLimits } from '../accounts/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { confirmSubscriber, deleteSubscriber, saveSubscriber } from './subscriber-queries.ts';
import { makeSubscriberToken, readSubscriberToken, subscriberIdOf, type TokenPurpose } from './tokens.ts';
import { subscriptionLimits } from './limits.ts';

const MAX_BODY = 10_000;

/** The newsletter is off until the operator of the site is known and there is a mail server. */
export async function isNewsletterOpen(
  services: Pick<Services, 'settings' | 'answerCache' | 'database'>,
): Promise<boolean> {
  return (
    (await hasMailServer(services, services.database.kysely)) &&
    isOperatorKnown(await readSiteSettings(services))
  );
}

/**
 * Sends a link that starts the subscription. The answer does not reveal whether the address was known, and no mail is sent to
 * an address that subscribes already or has received too many.
 *
 * @throws ORPCError CONFLICT while the newsletter is off; UNPROCESSABLE_CONTENT without a solved check; TOO_MANY_REQUESTS
 */
export async function subscribe(context: RequestContext, { email, humanCheckId }: NewSubscription) {
  const { database, settings, auth } = context;
  if (!(await isNewsletterOpen(context))) refuse('CONFLICT', newsletterTexts.closed);
  await countAttempt(database, subscriptionLimits(context.ip));
  if (!(await consumeHumanCheck(database, humanCheckId))) {
    const sentence = newsletterTexts.humanCheckMissing;
    refuse('UNPROCESSABLE_CONTENT', sentence, { humanCheckId: sentence });
  }
  const isMailed = await isWithinLimits(database, unsolicitedMailLimits(email));
  try {
    await database.kysely.transaction().execute(async (tx) => {
      if (!isMailed) return;
      const { id, isConfirmed } = await saveSubscriber(tx, {
        id: subscriberIdOf(auth.secret, email),
        email,
        consentText: newsletterTexts.consent,
      });
      if (isConfirmed) return;
      const token = makeSubscriberToken(auth.secret, 'confirm', id);
      await queueMail(context, tx, {
        kind: 'newsletter-confirmation',
        userId: null,
        to: email,
        subject: 'Bekräfta nyhetsbrevet',
        heading: 'Vill du ha vårt nyhetsbrev?',
        paragraphs: ['Någon, förhoppningsvis du, har anmält den här adressen till Baskettorgets nyhetsbrev.'],
        button: {
          label: 'Ja, börja prenumerera',
          href: `${settings.publicUrl}${paths.confirmNewsletter}?token=${token}`,
        },
        smallPrint: `Var det inte du? Gör ingenting, så raderas adressen inom ${spellNumber(DAYS_TO_CONFIRM)} dagar.`,
      });
    });
  } catch (error) {
    await restoreHumanCheck(database, humanCheckId);
    throw error;
  }
  return { isSent: true } as const;
}

/** @throws ORPCError UNPROCESSABLE_CONTENT for an invalid link, or one of a deleted address */
export async function confirmSubscription(services: Pick<Services, 'auth' | 'database'>, token: string) {
  const id = requireSubscriber(services, 'confirm', token);
  if (!(await confirmSubscriber(services.database.kysely, id))) refuseLink();
  return { isConfirmed: true } as const;
}

/**
 * Deletes the address at once. Idempotent.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid link
 */
export async function endSubscription(services: Pick<Services, 'auth' | 'database'>, token: string) {
  await deleteSubscriber(services.database.kysely, requireSubscriber(services, 'unsubscribe', token));
  return { isRemoved: true } as const;
}

/** One-click unsubscription by mail programs. Source: RFC 8058. Fetching the same address shows a page and changes nothing. */
export async function registerOneClick(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (part) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { bodyLimit: MAX_BODY, parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, undefined),
    );
    part.post<{ Querystring: { token?: unknown } }>(paths.endNewsletter, async ({ query }, reply) => {
      const token = typeof query.token === 'string' ? query.token : '';
      const id = readSubscriberToken(services.auth.secret, 'unsubscribe', token);
      if (id) await deleteSubscriber(services.database.kysely, id);
      return reply
        .code(id ? 200 : 422)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(id ? newsletterTexts.unsubscribed : newsletterTexts.badLink);
    });
  });
}

function requireSubscriber({ auth }: Pick<Services, 'auth'>, purpose: TokenPurpose, token: string): string {
  return readSubscriberToken(auth.secret, purpose, token) ?? refuseLink();
}

function refuseLink(): never {
  return refuse('UNPROCESSABLE_CONTENT', newsletterTexts.badLink);
}
