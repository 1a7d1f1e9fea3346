// Saves a site setting, with feedback.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { siteSettingsTexts } from '#shared/features/site-settings/texts.ts';
import { useApi } from '../../core/api.ts';
import { fieldErrorsOf, isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** One toast for all settings: a success replaces the failure before it. */
const TOAST = 'site-setting';

export interface SaveSetting {
  isSaving: boolean;
  /** Refusals of the last attempt, by field. */
  refusals: Record<string, string>;
  /** Whether another admin has changed the setting since it was shown here. */
  isStale: boolean;
  save: (change: Partial<SiteSettings>, options: SaveOptions) => Promise<void>;
}

export interface SaveOptions {
  /** The values that were shown for the changed settings. */
  seen: Partial<SiteSettings>;
  onSaved?: (saved: SiteSettings) => void;
  /** Called with the stored settings when another admin has changed the setting; they are then shown. */
  onStale?: (stored: SiteSettings) => void;
}

export function useSaveSetting(): SaveSetting {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutateAsync, isPending, error } = useMutation(
    api.siteSettings.change.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(api.siteSettings.read.queryKey(), saved);
        // The operator is shown in the footer of every page.
        void queryClient.invalidateQueries({ queryKey: api.siteSettings.operator.queryKey() });
        toast.success(siteSettingsTexts.saved, { id: TOAST });
        void queryClient.invalidateQueries({ queryKey: api.siteSettings.listChanges.queryKey() });
      },
    }),
  );

  async function save(change: Partial<SiteSettings>, options: SaveOptions): Promise<void> {
    const { seen, onSaved, onStale } = options;
    try {
      const saved = await mutateAsync({ ...change, seen });
      onSaved?.(saved);
    } catch (refused) {
      if (isRefusal(refused, 'UNAUTHORIZED'))
        return promptSignIn(errorMessageOf(refused), () => void save(change, options));
      toast.error(siteSettingsTexts.saveFailed, {
        id: TOAST,
        description: errorMessageOf(refused, ''),
      });
      // If this request fails, the next attempt to save is refused again.
      if (isRefusal(refused, 'CONFLICT')) await loadStored(onStale).catch(() => undefined);
    }
  }

  async function loadStored(onStale: SaveOptions['onStale']): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: api.siteSettings.key() });
    const stored = await queryClient.fetchQuery(api.siteSettings.read.queryOptions());
    onStale?.(stored);
  }

  return {
    isSaving: isPending,
    refusals: fieldErrorsOf(error),
    isStale: isRefusal(error, 'CONFLICT'),
    save,
  };
}
