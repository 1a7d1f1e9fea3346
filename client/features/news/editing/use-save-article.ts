// Saves an article from the editor; a picture whose address was entered but not fetched yet is fetched first.
import { useQueryClient } from '@tanstack/react-query';
import { ChangedArticle, NewArticle } from '#shared/features/news/editing/contract.ts';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, fieldErrorsOf } from '../../../core/failure.ts';
import { type Save, useSave } from '../../../core/use-save.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type ArticleDraft, articleOf } from './article-draft.ts';
import type { PictureServices } from './picture-services.ts';

export interface SaveArticleOptions {
  /** Undefined for a new article. */
  id: string | undefined;
  draft: ArticleDraft;
  onChange: (change: Partial<ArticleDraft>) => void;
  pictures: PictureServices;
  onSaved: () => void;
}

export function useSaveArticle({
  id,
  draft,
  onChange,
  pictures,
  onSaved,
}: SaveArticleOptions): Save<unknown> & {
  submit: () => Promise<void>;
} {
  const api = useApi();
  const queryClient = useQueryClient();

  async function fetchPicture(imageUrl: string): Promise<string> {
    const picture = await pictures.fetch(imageUrl);
    onChange({ picture, fetchedUrl: imageUrl });
    return picture.id;
  }

  async function send(article: NewArticle): Promise<void> {
    const { imageUrl } = article;
    try {
      const isFetched = imageUrl === null || imageUrl === draft.fetchedUrl;
      const pictureId = isFetched ? article.pictureId : await fetchPicture(imageUrl);
      const wanted = { ...article, pictureId };
      if (id === undefined) await api.news.create.call(wanted);
      else await api.news.update.call({ ...wanted, id, version: draft.version });
    } catch (error) {
      if (Object.keys(fieldErrorsOf(error)).length === 0)
        toast.error(newsEditingTexts.saveFailed, { description: errorMessageOf(error) });
      throw error;
    } finally {
      // Also after a refusal: another user may have changed or deleted the article.
      await queryClient.invalidateQueries({ queryKey: api.news.key() });
    }
  }

  const saving = useSave<unknown, NewArticle>({
    schema: id === undefined ? NewArticle : ChangedArticle,
    send,
    failureOf: (error) => `${newsEditingTexts.saveFailed}. ${errorMessageOf(error)}`,
    onSaved,
  });

  return {
    ...saving,
    async submit() {
      const isIncomplete = [draft.title, draft.category, draft.excerpt].some((text) => text.trim() === '');
      if (isIncomplete) toast.error(newsEditingTexts.fieldsMissing);
      await saving.save(articleOf(draft));
    },
  };
}
