// Marks a suggestion as the tournament that it has become, and notifies its sender.
import { contactTexts } from '#shared/features/contact/texts.ts';
import { editingTexts } from '#shared/features/tournaments/editing/texts.ts';
import { tournamentPath } from '#shared/paths.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor } from '../../../core/http/request.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { Connection } from '../../../database/connection.ts';
import { updateContactMessage } from '../../contact/actions.ts';
import { notify, publishNotificationCounts } from '../../notifications/actions.ts';
import { lockSuggestion } from './suggestion-queries.ts';

/**
 * In the transaction that creates the tournament. Returns what is published after the commit.
 *
 * @throws ORPCError NOT_FOUND for an unknown suggestion; CONFLICT for one that has become a tournament
 */
export async function resolveSuggestion(
  tx: Connection,
  actor: Actor,
  { suggestionId, tournamentId }: { suggestionId: string; tournamentId: string },
): Promise<() => Promise<void>> {
  const before = (await lockSuggestion(tx, suggestionId)) ?? refuse('NOT_FOUND', contactTexts.notFound);
  if (before.tournament_id !== null) refuse('CONFLICT', editingTexts.suggestionTaken);
  await updateContactMessage(tx, suggestionId, {
    tournament_id: tournamentId,
    ...(before.status === 'pending' && { status: 'resolved', resolved_by: actor.viewer.id }),
  });
  const { user_id: userId, email } = before;
  if (userId) {
    const data = { href: tournamentPath(tournamentId) };
    await notify(tx, { userId, event: 'contact.suggestion-published', data });
    return () => publishNotificationCounts(actor, [userId]);
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
  return async () => undefined;
}
