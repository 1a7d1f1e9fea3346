// Creates reports: on public content by everyone, on a message by its recipient. Source: the Digital Services Act,
// article 16.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { checkEmail } from '#shared/features/accounts/registration/email.ts';
import type { NewReport } from '#shared/features/reports/contract.ts';
import { requiresContactDetails, priorityOf } from '#shared/features/reports/rules.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { countAttempt, isWithinLimits } from '../../../core/limits/limits.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { unsolicitedMailLimits } from '../../accounts/actions.ts';
import { publishWaitingChanged } from '../../../core/live/waiting.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { findReportable, readContent, type Target } from '../content/content-queries.ts';
import { receiptMail } from './mails.ts';
import { countOpen, insertReport } from './new-report-queries.ts';
import { reportLimits } from '../limits.ts';

/**
 * Creates a report with a snapshot of the content, and confirms receipt: by notification, or by mail to a visitor.
 *
 * @throws ORPCError NOT_FOUND for content the reporter cannot see; UNPROCESSABLE_CONTENT for their own content, and for
 * a visitor without name or address; CONFLICT while their earlier report is open; UNAUTHORIZED for a message by a
 * visitor; TOO_MANY_REQUESTS
 */
export async function createReport(context: RequestContext, form: NewReport): Promise<{ id: string }> {
  const { database, viewer, ip } = context;
  if (!viewer && form.kind === 'message') refuse('UNAUTHORIZED', reportTexts.signIn);
  const visitor = viewer ? null : signatureOf(form);
  await countAttempt(database, reportLimits(viewer, ip));
  // The mails are limited, since the address is not confirmed and may be another person's.
  const isMailed = visitor !== null && (await isWithinLimits(database, unsolicitedMailLimits(visitor.email)));
  const target: Target = { kind: form.kind, id: form.targetId };
  const id = await database.kysely.transaction().execute(async (tx) => {
    const { ownerId, content } = await requireTarget(tx, target, viewer);
    const reportId = await insertReport(tx, {
      ...target,
      ownerId,
      content,
      reporterId: viewer?.id ?? null,
      visitor,
      category: form.category,
      explanation: form.explanation,
      priority: priorityOf(form.category, (await countOpen(tx, target)) + 1),
    });
    if (!reportId) return refuse('CONFLICT', reportTexts.alreadyReported);
    if (viewer) await notify(tx, { userId: viewer.id, event: 'report.received', reportId });
    if (visitor && isMailed)
      await queueMail(context, tx, receiptMail({ id: reportId, email: visitor.email }));
    return reportId;
  });
  if (viewer) await publishNotificationCounts(context, [viewer.id]);
  publishWaitingChanged(context);
  return { id };
}

async function requireTarget(tx: Connection, target: Target, viewer: Viewer | null) {
  const found = await findReportable(tx, target, viewer?.id ?? null);
  const content = found && (await readContent(tx, target));
  if (!found || !content) return refuse('NOT_FOUND', reportTexts.noTarget);
  if (found.ownerId === viewer?.id) refuse('UNPROCESSABLE_CONTENT', reportTexts.own);
  return { ownerId: found.ownerId, content };
}

/** The name and address of a visitor. Null is allowed only in reports of sexual offences against children. */
function signatureOf({ name, email, category }: NewReport): { name: string; email: string } | null {
  if (!name && !email && !requiresContactDetails(category)) return null;
  const { email: address, isValid, sentence } = checkEmail(email ?? '', { automated: 'confirm' });
  const wrong = {
    ...(!name && { name: reportTexts.nameMissing }),
    ...(!email && { email: reportTexts.emailMissing }),
    ...(email && !isValid && { email: sentence ?? reportTexts.emailWrong }),
  };
  const [first] = Object.values(wrong);
  if (!name || first) return refuse('UNPROCESSABLE_CONTENT', first, wrong);
  return { name, email: address };
}
