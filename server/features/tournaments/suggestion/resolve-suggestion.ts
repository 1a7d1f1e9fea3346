// Links a suggestion to the tournament that was made from it, and notifies its sender.
import { contactTexts } from '#shared/features/contact/texts.ts';
import { editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentPath } from '#shared/paths.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { publishWaitingChanged } from '../../../core/live/waiting.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { updateContactMessage } from '../../contact/actions.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { lockSuggestion } from './suggestion-queries.ts';

/**
 * Called in the transaction that creates the tournament. Returns a function to call after the commit.
 *
 * @throws ORPCError NOT_FOUND for an unknown suggestion; CONFLICT for a suggestion that has become a tournament already
 */
export async function resolveSuggestion(
  tx: Connection,
  actor: Actor,
  { suggestionId, tournamentId }: { suggestionId: string; tournamentId: string },
): Promise<() => Promise<void>> {
  const before = (await lockSuggestion(tx, suggestionId)) ?? refuse('NOT_FOUND', contactTexts.notFound);
  if (before.tournament_id !== null) refuse('CONFLICT', editingTexts.suggestionTaken);
  const isPending = before.status === 'pending';
  await updateContactMessage(tx, suggestionId, {
    tournament_id: tournamentId,
    ...(isPending && { status: 'resolved', resolved_by: actor.viewer.id }),
  });
  if (isPending)
    await writeAuditEntry(tx, actor, {
      action: 'contact.status',
      target: { type: 'contact-message', id: suggestionId },
      before: { status: before.status },
      after: { status: 'resolved' },
    });
  const { user_id: userId, email } = before;
  if (userId) {
    const data = { href: tournamentPath(tournamentId) };
    await notify(tx, { userId, event: 'contact.suggestion-published', data });
    return async () => {
      await publishNotificationCounts(actor, [userId]);
      publishWaitingChanged(actor);
    };
  }
  await queueMail(actor, tx, {
    kind: 'contact-answer',
    userId: null,
    to: email,
    subject: 'Din turnering finns nu på Baskettorget',
    heading: 'Tack för tipset!',
    paragraphs: ['Turneringen som du föreslog finns nu bland turneringarna.'],
    button: { label: 'Visa turneringen', href: `${actor.settings.publicUrl}${tournamentPath(tournamentId)}` },
    smallPrint:
      'Du får det här mejlet för att någon, troligen du, har föreslagit turneringen med din e-postadress.',
  });
  return async () => publishWaitingChanged(actor);
}
