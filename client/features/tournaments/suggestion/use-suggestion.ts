// State of the suggestion of a tournament: draft, checks and sending. Source: spec 1 §5 and §8 Tournament suggestion.
import { useState } from 'react';
import { NewSuggestion } from '#shared/features/tournaments/suggestion/contract.ts';
import { suggestionTexts } from '#shared/features/tournaments/suggestion/texts.ts';
import { findSenderEmailError } from '#shared/features/contact/sender-email.ts';
import { contactTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useContentId } from '../../../core/drafts/use-content-id.ts';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../../core/failure.ts';
import { sendWithPageToken } from '../../../core/page-token.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { emptySuggestion, inputOf, type SuggestionDraft, suggestionDrafts } from './suggestion-draft.ts';

export interface SuggestionState {
  draft: SuggestionDraft;
  write: (change: Partial<SuggestionDraft>) => void;
  send: () => Promise<void>;
  isSending: boolean;
  /** Error texts by field. */
  errors: Record<string, string>;
  /** Why the suggestion was refused as a whole; empty if it was not. */
  failure: string;
  /** How often the server has refused the human check; each refusal requires a new check. */
  refusedChecks: number;
  setHumanCheckId: (id: string | undefined) => void;
}

export function useSuggestion(onSent: () => void, isUploading: boolean): SuggestionState {
  const api = useApi();
  const viewer = useViewer();
  const promptSignIn = useSignInPrompt();
  const suggestionId = useContentId();
  const { draft, setDraft, clear } = useDraftAcrossSignIn(suggestionDrafts, 'new', emptySuggestion);
  const [humanCheckId, setHumanCheckId] = useState<string>();
  const [refusedChecks, setRefusedChecks] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');

  async function send(): Promise<void> {
    const { name, description, startDate, location } = draft;
    if ([name, description, startDate, location].some((text) => text.trim() === ''))
      toast.error(suggestionTexts.missing);
    const content = inputOf(draft);
    const checked = NewSuggestion.safeParse({
      ...content,
      // A suggestion that was sent before signing in has another sender.
      id: suggestionId.of(JSON.stringify({ ...content, sender: viewer?.id })),
      ...(humanCheckId !== undefined && { humanCheckId }),
      csrfToken: '',
    });
    const wrong: Record<string, string> = {};
    for (const { path, message } of checked.error?.issues ?? []) wrong[String(path[0])] ??= message;
    const emailError = viewer ? null : findSenderEmailError(draft.contactEmail);
    if (emailError !== null) wrong['contactEmail'] = emailError;
    if (!viewer && humanCheckId === undefined) wrong['humanCheck'] = contactTexts.humanCheckMissing;
    if (isUploading) wrong['pictureIds'] = contactTexts.picturesUploading;
    setErrors(wrong);
    setFailure('');
    if (!checked.data || Object.keys(wrong).length > 0) return;
    const { data } = checked;
    setIsSending(true);
    try {
      await sendWithPageToken(api.security, (csrfToken) =>
        api.tournaments.suggest.call({ ...data, csrfToken }),
      );
      clear();
      toast.success(suggestionTexts.sent);
      onSent();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void send());
      const fields = fieldErrorsOf(error);
      // The form of a user shows no human check: the server asks for one when the session has ended.
      if (viewer && fields['humanCheck']) promptSignIn(contactTexts.signedOut, () => void send());
      setErrors(fields);
      if (fields['humanCheck']) setRefusedChecks((count) => count + 1);
      if (Object.keys(fields).length === 0) {
        setFailure(`${suggestionTexts.notSent} ${errorMessageOf(error)}`);
        toast.error(suggestionTexts.failed);
      }
    } finally {
      setIsSending(false);
    }
  }

  const write = (change: Partial<SuggestionDraft>) => setDraft((before) => ({ ...before, ...change }));
  return { draft, write, send, isSending, errors, failure, refusedChecks, setHumanCheckId };
}
