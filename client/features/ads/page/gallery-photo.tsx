// One whole photograph in a place of another shape; its own blurred colours fill what is left over.
import type { AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/urls.ts';

const SIZES = '(min-width: 80rem) 47rem, (min-width: 64rem) 60vw, 100vw';

export function GalleryPhoto({ picture, eager }: { picture: AdPicture; eager: boolean }) {
  return (
    <>
      <img
        src={picture.preview}
        alt=""
        width={20}
        height={15}
        className="absolute inset-0 size-full scale-125 object-cover blur-xl"
      />
      <img
        src={pictureUrl(picture.id, 1280)}
        srcSet={pictureSrcset(picture.id)}
        sizes={SIZES}
        alt=""
        width={picture.width}
        height={picture.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="absolute inset-0 size-full object-contain"
      />
    </>
  );
}
