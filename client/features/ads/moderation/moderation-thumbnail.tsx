// Thumbnail of an ad's first picture, or its placeholder.
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/urls.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { placeholderOf } from '../placeholders.ts';

const style = 'w-14 shrink-0 rounded-sm';

export function ModerationThumbnail({ ad: { id, picture } }: { ad: Pick<ModeratedAd, 'id' | 'picture'> }) {
  if (!picture) return <Picture src={placeholderOf(id)} alt="" className={style} />;
  return (
    <Picture
      src={pictureUrl(picture.id, 400)}
      srcSet={pictureSrcset(picture.id)}
      sizes="3.5rem"
      preview={picture.preview}
      alt=""
      className={style}
    />
  );
}
