// The page for editing the user's own ad. Other users get "not found".
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { AdDetail, SavedAd } from '#shared/features/ads/ad-schemas.ts';
import type { NewAdInput } from '#shared/features/ads/editor/new-ad.ts';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import type { AdStatus } from '#shared/features/ads/rules.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { deletedAdTexts } from '#shared/features/ads/owner/deleted-ad-texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { isRefusal, errorMessageOf } from '../core/failure.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { BackLink, Page, PageHeading } from '../ui/layout/page.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { AdEditor } from './ad-editor/ad-editor.tsx';
import { useAuthor } from './ad-editor/author.ts';
import { ChangedMeanwhile } from './ad-editor/changed-meanwhile.tsx';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/edit-ad/$id')({ component: EditAdPage, notFoundComponent: MissingAd });

function EditAdPage() {
  const author = useAuthor();
  const { id } = Route.useParams();
  if (!author) {
    return (
      <SignInRequired title="Du måste vara inloggad för att ändra annonser">
        {newAdTexts.draftIsStored}
      </SignInRequired>
    );
  }
  return <OwnAd key={`${author.id} ${id}`} author={author} id={id} />;
}

function OwnAd({ author, id }: { author: Viewer; id: string }) {
  const {
    data: ad,
    error,
    isFetching,
    refetch,
  } = useQuery(useApi().ads.find.queryOptions({ input: { id } }));
  if (ad) return ad.can.edit ? <EditAd author={author} ad={ad} /> : <MissingAd />;
  if (!error) return <LoadingForm />;
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'UNPROCESSABLE_CONTENT')) return <MissingAd />;
  return (
    <Page width="reading">
      <FailedState title={adTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error, adTexts.unexpectedError)}
      </FailedState>
    </Page>
  );
}

function reviewSentence(status: AdStatus): string {
  if (status === 'pending') return 'Annonsen väntar på granskning. Ändringarna granskas samtidigt.';
  return status === 'approved'
    ? 'Ändrar du titel, beskrivning eller bilder, eller skriver en ort som inte finns i listan, granskas annonsen igen innan den visas.'
    : 'När du har ändrat annonsen granskas den igen.';
}

function EditAd({ author, ad: current }: { author: Viewer; ad: AdDetail }) {
  // The ad when the page opened: later data from the server must not replace what the user is writing.
  const [opened] = useState(current);
  // The ad that the next save replaces: a newer one only after the server has refused the opened one.
  const [ad, setAd] = useState(opened);
  const [isDeleted, setIsDeleted] = useState(false);
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();

  async function save(changed: NewAdInput): Promise<SavedAd> {
    try {
      const saved = await api.ads.update.call({ ...changed, id: ad.id, version: ad.version ?? undefined });
      await queryClient.invalidateQueries({ queryKey: api.ads.key() });
      return saved;
    } catch (error) {
      setIsDeleted(isOfDeletedAd(error));
      if (isRefusal(error, 'CONFLICT')) await loadStored();
      throw error;
    }
  }

  /** Saving again then knowingly replaces the stored ad. If this request fails, the next save is refused again. */
  async function loadStored(): Promise<void> {
    const stored = await api.ads.find.call({ id: ad.id }).catch(() => ad);
    if (stored.version !== ad.version) setAd(stored);
  }

  function leave({ status }: SavedAd): void {
    toast.success(
      status === 'pending'
        ? 'Ändringarna är sparade. Annonsen granskas innan den visas.'
        : 'Ändringarna är sparade.',
    );
    void router.navigate({ href: paths.profile });
  }

  return (
    <Page width="reading">
      <BackLink href={paths.profile}>Mina annonser</BackLink>
      <PageHeading title="Redigera annons">{reviewSentence(ad.status)}</PageHeading>
      <AdEditor
        author={author}
        ad={ad}
        submitLabel="Spara ändringar"
        failedSentence={(error) =>
          `${moderationTexts.updateFailed}.${isOfDeletedAd(error) ? '' : ' Försök igen.'}`
        }
        save={save}
        onSaved={leave}
      />
      {isDeleted && <DeletedMeanwhile />}
      {ad.version !== opened.version && (
        <div className="mt-5">
          <ChangedMeanwhile opened={opened} stored={ad} />
        </div>
      )}
    </Page>
  );
}

/** Trying again cannot help: the ad has been deleted or taken down since it was opened. */
function isOfDeletedAd(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND') || (isRefusal(error) && error.message === deletedAdTexts.byStaff);
}

function DeletedMeanwhile() {
  return (
    <div className="mt-5">
      <Notice
        tone="warning"
        title="Annonsen är borttagen"
        action={<ButtonLink href={paths.profile}>Till mina annonser</ButtonLink>}
      >
        Den kan inte sparas. Har du själv tagit bort den kan du ångra det bland dina annonser i en minut.
      </Notice>
    </div>
  );
}

function LoadingForm() {
  return (
    <Page width="reading">
      <Loading label="Laddar annonsen" className="flex flex-col gap-5">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-72 rounded-md" />
        <Skeleton className="h-96 rounded-md" />
      </Loading>
    </Page>
  );
}

function MissingAd() {
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        board="404"
        title={adTexts.notFound}
        action={<ButtonLink href={paths.profile}>Till mina annonser</ButtonLink>}
      >
        Den kan vara borttagen, eller höra till någon annan.
      </EmptyState>
    </Page>
  );
}
