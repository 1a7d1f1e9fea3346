// State of the form for a message to the operator: draft, checks and sending. Source: spec 1 §5 and §8 Contact forms.
import { useState } from 'react';
import { NewContactMessage } from '#shared/features/contact/contract.ts';
import type { WrittenForm } from '#shared/features/contact/rules.ts';
import { contactTexts, formTexts } from '#shared/features/contact/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../../core/failure.ts';
import { takePageToken } from '../../../core/page-token.ts';
import { useViewer } from '../../../core/viewer.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type ContactDraft, contactDrafts } from './contact-draft.ts';

export interface ContactFormState {
  draft: ContactDraft;
  write: (change: Partial<ContactDraft>) => void;
  send: () => Promise<void>;
  isSending: boolean;
  /** Error texts by field. */
  errors: Record<string, string>;
  /** The message's id, once it is sent. */
  sentId: string | null;
  /** Counts the refusals of the human check: each needs a new one. */
  refusedChecks: number;
  setHumanCheckId: (id: string | undefined) => void;
}

/** @param about.page the page that a reported problem or a correction is about */
export function useContactForm(
  form: WrittenForm,
  { page, subject }: { page: string | undefined; subject: string },
): ContactFormState {
  const api = useApi();
  const viewer = useViewer();
  const { draft, setDraft, clear } = useDraft(
    contactDrafts,
    form === 'correction' ? `${form} ${page}` : form,
    {
      name: viewer?.name ?? '',
      email: viewer?.email ?? '',
      subject,
      message: '',
    },
  );
  const [humanCheckId, setHumanCheckId] = useState<string>();
  const [refusedChecks, setRefusedChecks] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sentId, setSentId] = useState<string | null>(null);

  async function send(): Promise<void> {
    const { failed, failedExplanation, sent } = formTexts[form];
    const isIncomplete = Object.values(draft).some((text) => text.trim() === '');
    if (isIncomplete) toast.error(contactTexts.missing, { description: contactTexts.missingExplanation });
    const message = {
      ...draft,
      form,
      ...(humanCheckId !== undefined && { humanCheckId }),
      ...(page && { page: page.slice(0, 500) }),
      ...(page && form === 'support' && { browser: navigator.userAgent.slice(0, 500) }),
    };
    const checked = NewContactMessage.safeParse({ ...message, csrfToken: '' });
    const wrong = Object.fromEntries(
      checked.error?.issues.map((issue) => [String(issue.path[0]), issue.message]) ?? [],
    );
    if (!viewer && humanCheckId === undefined) wrong['humanCheck'] = contactTexts.humanCheckMissing;
    setErrors(wrong);
    if (!checked.data || Object.keys(wrong).length > 0) return;
    setIsSending(true);
    const attempt = async (csrfToken: string) => api.contact.send.call({ ...checked.data, csrfToken });
    try {
      const { id } = await attempt(await takePageToken(api.security)).catch(async (error: unknown) => {
        if (!isRefusal(error, 'FORBIDDEN')) throw error;
        return attempt(await takePageToken(api.security, { isRenewal: true }));
      });
      clear();
      setSentId(id);
      toast.success(sent);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      setErrors(fields);
      if (fields['humanCheck']) setRefusedChecks((count) => count + 1);
      const isExplained = isRefusal(error) && error.status < 500;
      if (Object.keys(fields).length === 0)
        toast.error(failed, { description: isExplained ? errorMessageOf(error) : failedExplanation });
    } finally {
      setIsSending(false);
    }
  }

  const write = (change: Partial<ContactDraft>) => setDraft((before) => ({ ...before, ...change }));
  return { draft, write, send, isSending, errors, sentId, refusedChecks, setHumanCheckId };
}
