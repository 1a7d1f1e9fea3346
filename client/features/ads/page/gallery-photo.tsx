// A whole picture in a frame of another aspect ratio; its blurred preview fills the rest.
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
