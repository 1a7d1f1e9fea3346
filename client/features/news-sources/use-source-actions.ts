// Actions on news sources: activate, deactivate and delete, with feedback. Source: spec 2 §8 News sources.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { NewsSource } from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type ChangeEach, useChangeEach } from '../../ui/table/use-change-each.ts';
import { type DeleteEach, useDeleteEach } from '../../ui/table/use-delete-each.ts';

export interface SourceActions {
  setActive: (source: NewsSource, active: boolean) => Promise<void>;
  remove: (source: NewsSource) => Promise<void>;
  /** The source that is being saved. */
  busyId: string | null;
}

/** Refetches everything that the page shows. */
export function useRefreshSources(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ queryKey: api.newsSources.key() }),
    [api, queryClient],
  );
}

export function useSourceActions(): SourceActions {
  const { newsSources } = useApi();
  const refresh = useRefreshSources();
  const promptSignIn = useSignInPrompt();
  const offerUndo = useOfferUndo(toast);
  const [busyId, setBusyId] = useState<string | null>(null);

  async function act(id: string, failureText: string, work: () => Promise<void>): Promise<void> {
    setBusyId(id);
    try {
      await work();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED'))
        promptSignIn(errorMessageOf(error), () => void act(id, failureText, work));
      else toast.error(failureText, { description: errorMessageOf(error) });
    } finally {
      await refresh();
      setBusyId(null);
    }
  }

  return {
    busyId,
    setActive: ({ id }, active) =>
      act(id, newsSourceTexts.updateFailed, async () => {
        await newsSources.setActive.call({ id, active });
        toast.success(active ? newsSourceTexts.activated(1) : newsSourceTexts.deactivated(1));
      }),
    remove: ({ id }) =>
      act(id, newsSourceTexts.deleteFailed, async () => {
        const { undo } = await newsSources.delete.call({ id });
        offerUndo(newsSourceTexts.deleted, [undo]);
      }),
  };
}

/** Activates and deactivates the selected sources. */
export function useSwitchSources(): ChangeEach<NewsSource> & {
  switchOne: (source: NewsSource, active: boolean) => Promise<NewsSource>;
} {
  const { newsSources } = useApi();
  const changes = useChangeEach<NewsSource>({
    nameOf,
    failed: newsSourceTexts.updateFailed,
    queryKey: newsSources.key(),
  });
  return { ...changes, switchOne: ({ id }, active) => newsSources.setActive.call({ id, active }) };
}

/** Deletes the selected sources. */
export function useDeleteSources(): DeleteEach<NewsSource> {
  const { newsSources } = useApi();
  return useDeleteEach<NewsSource>({
    nameOf,
    deleteOne: (id) => newsSources.delete.call({ id }),
    titleOf: (count) => (count === 1 ? 'Radera nyhetskällan?' : `Radera ${count} nyhetskällor?`),
    confirmLabel: 'Radera',
    consequence: 'hämtas inte längre. Artiklarna blir kvar.',
    deleted: (count) => (count === 1 ? newsSourceTexts.deleted : `${count} nyhetskällor raderade`),
    failed: newsSourceTexts.deleteFailed,
    queryKey: newsSources.key(),
  });
}

function nameOf({ name }: NewsSource): string {
  return name;
}
