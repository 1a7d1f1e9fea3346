// Sends a suggestion of a tournament as a message to the operator. Source: spec 1 §7, "Tournament suggestion".
import { randomUUID } from 'node:crypto';
import { signInFirst } from '#shared/features/ads/texts.ts';
import type { NewSuggestion } from '#shared/features/tournaments/suggestion/contract.ts';
import { suggestionTexts } from '#shared/features/tournaments/suggestion/texts.ts';
import { describePlace } from '#shared/places/place-name.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { acceptMessage } from '../../contact/actions.ts';
import { attachSuggestionPictures } from '../../pictures/actions.ts';
import { findChosenPlace } from '../../places/actions.ts';
import { describeSuggestion } from './describe-suggestion.ts';

/**
 * @throws ORPCError UNAUTHORIZED for pictures without an account; UNPROCESSABLE_CONTENT for a picture that is not the
 * user's; and as `acceptMessage`
 */
export async function suggestTournament(
  context: RequestContext,
  { id = randomUUID(), csrfToken, humanCheckId, contactEmail, pictureIds, ...suggestion }: NewSuggestion,
): Promise<{ id: string }> {
  const { viewer } = context;
  if (pictureIds.length > 0 && !viewer) refuse('UNAUTHORIZED', signInFirst.uploadPictures);
  const place = await findChosenPlace(context, { placeId: suggestion.placeId, name: suggestion.location });
  const message = {
    id,
    form: 'suggestion' as const,
    name: viewer?.name || suggestion.organizerName || suggestionTexts.anonymous,
    email: contactEmail,
    emailField: 'contactEmail',
    subject: `${suggestionTexts.subjectPrefix}${suggestion.name}`,
    message: describeSuggestion({
      ...suggestion,
      // Several towns have the same name.
      location: place ? describePlace(place) : suggestion.location,
      contactEmail: viewer?.email ?? contactEmail,
      pictureIds,
    }),
    suggestion: JSON.stringify(suggestion),
  };
  return acceptMessage(context, {
    csrfToken,
    humanCheckId,
    message,
    async onStored(tx) {
      if (viewer) await attachSuggestionPictures(tx, { messageId: id, userId: viewer.id, pictureIds });
    },
  });
}
