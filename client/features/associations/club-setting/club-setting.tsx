// The user's choice of a club, which is shown on their profile.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { associationPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';

const loadClubDialog = async () => (await import('./club-dialog.tsx')).ClubDialog;

export function ClubSetting() {
  const api = useApi();
  const { data } = useQuery(api.profiles.own.queryOptions());
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutate, isPending } = useSaveClub();
  if (!data) return null;
  const { association } = data;
  return (
    <section
      aria-labelledby="min-forening"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4"
    >
      <div className="min-w-0">
        <h2 id="min-forening" className="text-base">
          Min förening
        </h2>
        <p className="text-sm text-muted">
          {association ? (
            <Anchor
              href={associationPath(association.id)}
              className="font-semibold text-pine underline [overflow-wrap:anywhere]"
            >
              {association.name}
            </Anchor>
          ) : (
            'Du har inte valt någon förening.'
          )}{' '}
          {data.isTreatedAsMinor
            ? 'Föreningen visas på din profil, men bara för inloggade.'
            : 'Föreningen visas på din profil, och dina annonser på föreningens sida.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setIsChoosing(true)}>{association ? 'Byt förening' : 'Välj förening'}</Button>
        {association && (
          <Button variant="ghost" busy={isPending} onClick={() => mutate({ associationId: null })}>
            Ta bort föreningen
          </Button>
        )}
      </div>
      {isChoosing && (
        <LazyDialog
          load={loadClubDialog}
          props={{
            onChoose(associationId: string) {
              setIsChoosing(false);
              mutate({ associationId });
            },
            onClose: () => setIsChoosing(false),
          }}
        />
      )}
    </section>
  );
}

function useSaveClub() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const saving = useMutation(
    api.profiles.change.mutationOptions({
      onSuccess(saved) {
        queryClient.setQueryData(api.profiles.own.queryKey(), saved);
        void queryClient.invalidateQueries({ queryKey: api.profiles.find.key() });
        void queryClient.invalidateQueries({ queryKey: api.associations.ads.key() });
        toast.success(profileTexts.saved);
      },
      onError(refused, change) {
        if (isRefusal(refused, 'UNAUTHORIZED'))
          promptSignIn(errorMessageOf(refused), () => saving.mutate(change));
        else toast.error(profileTexts.saveFailed, { description: errorMessageOf(refused) });
      },
    }),
  );
  return saving;
}
