// Saves the setting of a page, also after signing in again, and shows what another admin has saved meanwhile.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedPageSetting } from '#shared/features/page-settings/contract.ts';
import type { PageName } from '#shared/features/page-settings/page-names.ts';
import { pageSettingTexts } from '#shared/features/page-settings/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

interface SaveOptions {
  onSaved?: (saved: ListedPageSetting) => void;
  /** Called with the stored setting when another admin has changed it; it is then shown. */
  onStale?: (stored: ListedPageSetting) => void;
}

/** A success replaces the failure before it. */
const TOAST = 'page-setting';

export function useSaveSetting() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutateAsync, isPending, error } = useMutation(
    api.pageSettings.save.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(
          api.pageSettings.list.queryKey(),
          (list) =>
            list && { settings: list.settings.map((one) => (one.pageName === saved.pageName ? saved : one)) },
        );
        toast.success(pageSettingTexts.saved, { id: TOAST });
        // Not awaited: a time that was typed meanwhile is shown as soon as the save is known to have succeeded.
        void queryClient.invalidateQueries({ queryKey: api.pageSettings.key() });
      },
    }),
  );

  async function save(change: Parameters<typeof mutateAsync>[0], options: SaveOptions = {}): Promise<void> {
    try {
      const saved = await mutateAsync(change);
      options.onSaved?.(saved);
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED'))
        return promptSignIn(errorMessageOf(refused), () => void save(change, options));
      toast.error(pageSettingTexts.saveFailed, {
        id: TOAST,
        description: errorMessageOf(refused, ''),
      });
      // If this request fails, the next attempt to save is refused again.
      if (isRefusal(refused, 'CONFLICT')) await loadStored(change.pageName, options).catch(() => undefined);
    }
  }

  async function loadStored(pageName: PageName, { onStale }: SaveOptions): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: api.pageSettings.key() });
    const { settings } = await queryClient.fetchQuery(api.pageSettings.list.queryOptions());
    const stored = settings.find((one) => one.pageName === pageName);
    if (stored) onStale?.(stored);
  }

  return {
    isSaving: isPending,
    fields: fieldErrorsOf(error),
    /** Whether another admin has changed the setting since it was shown here. */
    isStale: isRefusal(error, 'CONFLICT'),
    save,
  };
}
