// A photograph without layout shift: its size is reserved, with a blurred preview while it loads.
import { useEffect, useRef, useState } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { classNames } from '../class-names.ts';

export type PictureProps = {
  src: string;
  alt: string;
  /** `"…-400.webp 400w, …-800.webp 800w"`, with `sizes` as in HTML. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** A tiny picture as a data URL, shown blurred while loading. */
  preview?: string | undefined;
  /** For pictures visible at once: loads with priority. Others load lazily. */
  eager?: boolean;
  /** Covers the 4:3 box, or shows the whole photograph within it. */
  fit?: 'cover' | 'contain';
  className?: string;
};

export function Picture({
  src,
  alt,
  srcSet,
  sizes,
  preview,
  eager = false,
  fit = 'cover',
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  // A picture in server-rendered HTML may have failed before hydration.
  useEffect(() => {
    if (image.current?.currentSrc && image.current.complete && image.current.naturalWidth === 0)
      setFailedSrc(src);
  }, [src]);

  const box = classNames('relative block aspect-4/3 overflow-hidden bg-sunken', className);
  if (failedSrc === src) {
    return (
      <span className={classNames(box, 'flex items-center justify-center text-muted')}>
        <ImageOff size={32} />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  return (
    <span className={box}>
      {preview && <Blur preview={preview} />}
      <img
        ref={image}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={800}
        height={600}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
        className={classNames('relative size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      />
    </span>
  );
}

// An svg image instead of a background: the content policy refuses inline styles.
function Blur({ preview }: { preview: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 4 3"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full scale-110 blur-md"
    >
      <image href={preview} width="4" height="3" preserveAspectRatio="xMidYMid slice" />
    </svg>
  );
}
