// The picture of an article: its own, or the one of its category.
import type { ArticleRow } from '#shared/features/news/schemas.ts';
import { type NewsCategory, newsCategories } from '#shared/features/news/rules.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/urls.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';

/** Files in client/public/news-categories. */
const files: Record<NewsCategory, string> = {
  'Svensk basket': 'svensk-basket',
  NBA: 'nba',
  Euroleague: 'euroleague',
  Transfers: 'transfers',
  Ungdomsbasket: 'ungdomsbasket',
  Landslag: 'landslag',
  Allmänt: 'allmant',
};

export interface ArticlePictureProps {
  article: Pick<ArticleRow, 'picture' | 'category'>;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** For a picture that is visible without scrolling. */
  eager?: boolean;
  className?: string;
}

/** Decorative, without alternative text: the title is beside the picture. */
export function ArticlePicture({ article, sizes, eager = false, className }: ArticlePictureProps) {
  const { picture } = article;
  const box = classNames('block aspect-video overflow-hidden bg-sunken', className);
  if (!picture)
    return (
      <span className={box}>
        <img
          src={categoryPictureOf(article.category)}
          alt=""
          width={800}
          height={450}
          loading={eager ? undefined : 'lazy'}
          className="block size-full object-cover"
        />
      </span>
    );
  return (
    <span className={box}>
      <Picture
        src={pictureUrl(picture.id, 640)}
        srcSet={pictureSrcset(picture.id)}
        sizes={sizes}
        alt=""
        preview={picture.preview}
        eager={eager}
        className="aspect-auto! size-full"
      />
    </span>
  );
}

function categoryPictureOf(category: string): string {
  const withPicture = newsCategories.find((one) => one === category) ?? 'Allmänt';
  return `/news-categories/${files[withPicture]}.svg`;
}
