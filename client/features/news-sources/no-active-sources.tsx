// Shown while no source is active, as on a new site: one click activates them all.
import { useMutation, useQuery } from '@tanstack/react-query';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useRefreshSources } from './use-source-actions.ts';

export function NoActiveSources() {
  const api = useApi();
  const refresh = useRefreshSources();
  const { data } = useQuery(api.newsSources.counts.queryOptions());
  const { mutate, isPending } = useMutation(
    api.newsSources.activateAll.mutationOptions({
      onSuccess: ({ activated }) => {
        toast.success(newsSourceTexts.activated(activated));
      },
      onError: (error) => {
        toast.error(newsSourceTexts.updateFailed, { description: errorMessageOf(error) });
      },
      onSettled: refresh,
    }),
  );
  if (!data || data.total === 0 || data.active > 0) return null;
  return (
    <Notice
      title="Inga nyheter hämtas"
      action={
        <Button busy={isPending} onClick={() => mutate({})}>
          Aktivera alla
        </Button>
      }
    >
      Alla källor är avstängda. Webbplatsen kontaktar dem först när du aktiverar dem.
    </Notice>
  );
}
