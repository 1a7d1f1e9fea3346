// The page for creating an ad. Source: spec 1 §2 Create ad.
import { useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import type { SavedAd } from '#shared/features/ads/ad-schemas.ts';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import { signInFirst } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { ErasureNotice } from '../features/personal-data/erasure-notice.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { AdEditor } from './ad-editor/ad-editor.tsx';
import { useAuthor } from './ad-editor/author.ts';
import type { SubmittedAd } from './ad-editor/use-ad-submit.ts';
import { SignInRequired } from './sign-in-required.tsx';

export const Route = createLazyRoute('/create-ad')({ component: CreateAdPage });

function CreateAdPage() {
  return (
    <PageGate pageName="marketplace" title="Marknadsplatsen" closedNote={newAdTexts.draftIsStored}>
      <CreateAd />
    </PageGate>
  );
}

function CreateAd() {
  const author = useAuthor();
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();

  async function save(ad: SubmittedAd): Promise<SavedAd> {
    const saved = await api.ads.create.call(ad);
    await queryClient.invalidateQueries({ queryKey: api.ads.key() });
    return saved;
  }

  if (!author) {
    return (
      <SignInRequired title={signInFirst.createAd}>
        Det är gratis. Annonsen granskas och syns sedan för alla på torget. {newAdTexts.draftIsStored}
      </SignInRequired>
    );
  }
  return (
    <Page width="reading">
      <PageHeading title="Skapa annons">
        Annonsen granskas innan den visas på marknadsplatsen. Det du skriver sparas som utkast i den här
        webbläsaren.
      </PageHeading>
      <ErasureNotice />
      <AdEditor
        key={author.id}
        author={author}
        submitLabel="Skapa annons"
        failedSentence={() => newAdTexts.failedTryAgain}
        save={save}
        onSaved={() => {
          toast.success(newAdTexts.created);
          void router.navigate({ href: paths.profile });
        }}
      />
    </Page>
  );
}
