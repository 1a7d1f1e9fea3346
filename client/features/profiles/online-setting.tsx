// The user's choice to be listed as online to other signed-in users.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/form/switch.tsx';

/** Shows nothing to users who are treated as minors: they are never listed. */
export function OnlineSetting() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { data } = useQuery(api.profiles.own.queryOptions());
  const saving = useMutation(
    api.profiles.change.mutationOptions({
      onSuccess(saved) {
        queryClient.setQueryData(api.profiles.own.queryKey(), saved);
        void queryClient.invalidateQueries({ queryKey: api.forum.online.key() });
      },
      onError(refused, change) {
        if (isRefusal(refused, 'UNAUTHORIZED'))
          promptSignIn(errorMessageOf(refused), () => saving.mutate(change));
        else toast.error(profileTexts.saveFailed, { description: errorMessageOf(refused) });
      },
    }),
  );
  if (!data || data.isTreatedAsMinor) return null;
  return (
    <div id="online" className="mt-12 scroll-mt-24 border-t border-line pt-4">
      <Switch
        label="Visa att jag är online"
        hint="Andra inloggade ser ditt namn i forumet medan du är här."
        checked={data.showsOnline}
        busy={saving.isPending}
        onChange={(showsOnline) => saving.mutate({ showsOnline })}
      />
    </div>
  );
}
