// An ad created by staff: the same form as for users, published at once.
// Source: spec 2 §4 Ad, §5 Create ad (admin).
import { useQueryClient } from '@tanstack/react-query';
import { createLazyRoute, useRouter } from '@tanstack/react-router';
import type { SavedAd } from '#shared/features/ads/ad-schemas.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { newAdTexts } from '#shared/features/ads/editor/new-ad-texts.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { BackLink, PageHeading } from '../../ui/layout/page.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { AdEditor } from '../ad-editor/ad-editor.tsx';
import { useAuthor } from '../ad-editor/author.ts';
import type { SubmittedAd } from '../ad-editor/use-ad-submit.ts';

export const Route = createLazyRoute('/admin/ads/new')({ component: NewAdPage });

function NewAdPage() {
  const author = useAuthor();
  const api = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();

  async function save(ad: SubmittedAd): Promise<SavedAd> {
    const saved = await api.ads.createApproved.call(ad);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.ads.key() }),
      queryClient.invalidateQueries({ queryKey: api.admin.key() }),
    ]);
    return saved;
  }

  return (
    <div className="mx-auto max-w-3xl">
      <BackLink href={paths.adminAds}>Annonser</BackLink>
      <PageHeading title="Skapa annons">Annonsen godkänns och visas på marknadsplatsen direkt.</PageHeading>
      {author && (
        <AdEditor
          key={author.id}
          author={author}
          submitLabel="Skapa annons"
          failedSentence={() => newAdTexts.failed}
          save={save}
          onSaved={() => {
            toast.success(moderationTexts.createdApproved);
            void router.navigate({ href: paths.adminAds });
          }}
        />
      )}
    </div>
  );
}
