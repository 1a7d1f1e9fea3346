// The form of a news source: its draft, saving, and conflicts with changes by another admin.
import { useQueryClient } from '@tanstack/react-query';
import { type NewsSource, NewsSourceText } from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { useApi } from '../../core/api.ts';
import { conflictTexts, useRebasedForm } from '../../core/drafts/use-rebased-form.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { sendOrReload, useSave } from '../../core/use-save.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { draftOf, inputOf, seenOf, type SourceDraft, sourceDrafts } from './source-draft.ts';

export interface SourceForm {
  draft: SourceDraft;
  change: (part: Partial<SourceDraft>) => void;
  save: () => Promise<void>;
  isSaving: boolean;
  errors: Record<string, string>;
  failure: string;
  /** Leaves the form without saving. */
  discard: () => void;
}

/** @param source undefined for a new one */
export function useSourceForm(source: NewsSource | undefined, onClose: () => void): SourceForm {
  const { newsSources } = useApi();
  const queryClient = useQueryClient();
  const { seen, form, change, theirs, rebaseOn, clear } = useRebasedForm(
    { drafts: sourceDrafts, id: source?.id },
    source && seenOf(source),
    draftOf,
  );

  function discard(): void {
    clear();
    onClose();
  }

  /** After a conflict, shows the other admin's changes in the fields that this admin has not changed; saving again saves both. */
  async function rebaseOnStored(id: string): Promise<void> {
    const current = await queryClient.fetchQuery({
      ...newsSources.find.queryOptions({ input: { id } }),
      staleTime: 0,
    });
    rebaseOn(seenOf(current));
  }

  async function update(id: string, text: NewsSourceText): Promise<void> {
    await sendOrReload(
      () => newsSources.update.call({ id, ...text, seen: seen?.updatedAt }),
      () => rebaseOnStored(id),
    );
  }

  const { save, errors, ...saving } = useSave<ReturnType<typeof inputOf>, NewsSourceText>({
    schema: NewsSourceText,
    async send(text) {
      await (source ? update(source.id, text) : newsSources.create.call(text));
      await queryClient.invalidateQueries({ queryKey: newsSources.key() });
    },
    failureOf: (error) => `${newsSourceTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved() {
      toast.success(source ? newsSourceTexts.updated : newsSourceTexts.created);
      discard();
    },
  });
  return {
    ...saving,
    draft: form,
    change,
    errors: { ...conflictTexts(theirs), ...errors },
    save: () => save(inputOf(form)),
    discard,
  };
}
