// Dialog for a reply of the support chat; loaded on demand.
import { useState } from 'react';
import * as z from 'zod/mini';
import { ChatReply, DefaultReply } from '#shared/features/support-chat/contract.ts';
import {
  MAX_LINK_LABEL_LENGTH,
  MAX_LINK_PATH_LENGTH,
  MAX_REPLY_LENGTH,
} from '#shared/features/support-chat/rules.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { useDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useSave } from '../../../core/use-save.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { Reply } from './placed-reply.ts';

const ReplyDraft = z.object({
  /** As typed; undefined for the default reply. */
  keywords: z.optional(z.string()),
  text: z.string(),
  linkLabel: z.string(),
  linkPath: z.string(),
});
type ReplyDraft = z.infer<typeof ReplyDraft>;
const drafts = createDraftStore({ name: 'chat-reply', schema: ReplyDraft, storedFor: 'tab' });

export interface ReplyDialogProps {
  /** The reply to edit; the default reply has no keywords. */
  reply: Reply;
  title: string;
  /** After a conflict: what another admin has saved, null if they have removed it. */
  theirs?: Reply | null | undefined;
  /** The keywords of the other replies: the first reply with a keyword is always the answer. */
  takenKeywords: readonly string[];
  /** @throws the server's refusal */
  onSave: (reply: Reply) => Promise<void>;
  onClose: () => void;
}

export function ReplyDialog({ reply, title, theirs, takenKeywords, onSave, onClose }: ReplyDialogProps) {
  const [initial] = useState(() => draftOf(reply));
  // A reply has no id. The draft of one that was changed meanwhile is not restored, so that it does not overwrite the change.
  const { draft, setDraft, isChanged, clear } = useDraft(drafts, JSON.stringify(initial), initial);
  const { save, isSaving, errors, failure } = useSave<unknown, Reply>({
    schema: reply.keywords ? replyWithout(takenKeywords) : DefaultReply,
    send: onSave,
    failureOf: (error) => `${chatTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      clear();
      onClose();
    },
  });
  const { keywords, text, linkLabel, linkPath } = draft;
  const change = (part: Partial<ReplyDraft>) => setDraft((before) => ({ ...before, ...part }));
  const answer = { text, linkLabel, linkPath };
  const words = wordsOf(keywords ?? '');
  // Another admin has saved a reply with one of the keywords meanwhile.
  const isTaken = failure !== '' && words.some((word) => takenKeywords.includes(word.toLowerCase()));
  return (
    <FormDialog
      title={title}
      submitLabel="Spara"
      isSaving={isSaving}
      failure={failure}
      onSubmit={() => save(keywords === undefined ? answer : { ...answer, keywords: words })}
      onClose={onClose}
    >
      <RestoredDraft isChanged={isChanged} onReset={() => setDraft(initial)} />
      {theirs !== undefined && <StoredNow reply={theirs} />}
      {keywords !== undefined && (
        <Field
          label="Nyckelord"
          required
          error={errors['keywords'] ?? (isTaken ? chatTexts.keywordTaken : undefined)}
          hint="Med komma emellan. Ett nyckelord räcker, också som en del av ett ord: ”bild” finns i ”bilder”."
        >
          {(control) => (
            <TextInput
              {...control}
              value={keywords}
              onChange={({ target }) => change({ keywords: target.value })}
            />
          )}
        </Field>
      )}
      <TextAreaField
        label="Svar"
        required
        error={errors['text']}
        rows={4}
        maxLength={MAX_REPLY_LENGTH}
        value={text}
        onChange={(written) => change({ text: written })}
      />
      <Field label="Länkens text" error={errors['linkLabel']}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_LINK_LABEL_LENGTH}
            value={linkLabel}
            onChange={({ target }) => change({ linkLabel: target.value })}
          />
        )}
      </Field>
      <Field
        label="Länkens adress"
        error={errors['linkPath']}
        hint="En sida på den här webbplatsen, som /faq eller /support#skriv."
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_LINK_PATH_LENGTH}
            value={linkPath}
            onChange={({ target }) => change({ linkPath: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function StoredNow({ reply }: { reply: Reply | null }) {
  if (!reply) return <Notice title={chatTexts.removedMeanwhile} />;
  const { keywords, text, linkLabel, linkPath } = reply;
  return (
    <Notice title="Svaret som gäller nu">
      {keywords && <p className="font-semibold [overflow-wrap:anywhere]">{keywords.join(', ')}</p>}
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      {linkPath && (
        <p className="[overflow-wrap:anywhere]">
          {linkLabel}: {linkPath}
        </p>
      )}
    </Notice>
  );
}

function replyWithout(taken: readonly string[]) {
  return ChatReply.check(
    z.refine(({ keywords }) => !keywords.some((keyword) => taken.includes(keyword)), {
      message: chatTexts.keywordTaken,
      path: ['keywords'],
    }),
  );
}

function wordsOf(keywords: string): string[] {
  return keywords.split(',').flatMap((word) => word.trim() || []);
}

function draftOf({ keywords, text, linkLabel, linkPath }: ReplyDialogProps['reply']): ReplyDraft {
  return { keywords: keywords?.join(', '), text, linkLabel, linkPath };
}
