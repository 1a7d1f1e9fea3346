// An ad in a list: photo first, price in bold, then title, place and age. Twenty-four stand on a page, so it stays lean.
import { memo } from 'react';
import type { AdCard as Ad } from '#shared/features/ads/contract.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/rules.ts';
import { formatPrice } from '#shared/format.ts';
import { adPath } from '#shared/paths.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { iconButtonStyle } from '../../ui/icon-button.tsx';
import { filledHeart, heart, speechBubble } from './icons.tsx';
import { placeholderAt } from './placeholders.ts';
import { SaleStatePlate } from './sale-state-plate.tsx';

export interface AdCardProps {
  ad: Ad;
  /** Its place in the list, from 0; an ad without a photograph gets its drawing by it. */
  place: number;
  /** As `timeAgo` writes it. */
  age: string;
  view?: 'grid' | 'list';
  /** For cards seen at once: their photographs load first. */
  eager?: boolean;
  isFavorite: boolean;
  /** Give the same functions to every card, else none of them can be spared a new rendering. */
  onFavorite: (ad: Ad) => void;
  onMessage: (ad: Ad) => void;
}

/** A list item: stands in a `CardGrid` under a second-level heading. */
export const AdCard = memo(function AdCard(props: AdCardProps) {
  const { ad, place, age, view = 'grid', eager = false, isFavorite, onFavorite, onMessage } = props;
  const look = looks[view];
  return (
    <li className={look.card}>
      <div className={look.frame}>
        <Photo ad={ad} place={place} eager={eager} />
        {ad.saleState !== 'active' && (
          <span className="absolute top-2 left-2">
            <SaleStatePlate state={ad.saleState} />
          </span>
        )}
        <button
          type="button"
          aria-label={`Spara ${ad.title} i favoriter`}
          aria-pressed={isFavorite}
          onClick={() => onFavorite(ad)}
          className={heartStyle}
        >
          {isFavorite ? filledHeart : heart}
        </button>
      </div>
      <div className={look.text}>
        <p className="board text-base">{formatPrice(ad.price)}</p>
        <h3 className={titleStyle}>
          <Anchor href={adPath(ad.id)} className={linkStyle}>
            {ad.title}
          </Anchor>
        </h3>
        <div className="mt-auto flex items-end gap-1">
          <p className="min-w-0 flex-1 text-xs text-muted">
            <span className="block truncate">{ad.location}</span>
            {age}
          </p>
          <button
            type="button"
            aria-label={`Skicka meddelande om ${ad.title}`}
            onClick={() => onMessage(ad)}
            className={messageStyle}
          >
            {speechBubble}
          </button>
        </div>
      </div>
    </li>
  );
});

function Photo({ ad: { picture, saleState }, place, eager }: Pick<AdCardProps, 'ad' | 'place' | 'eager'>) {
  const style = saleState === 'sold' ? `${photoStyle} opacity-60 grayscale` : photoStyle;
  if (!picture) {
    return (
      <img src={placeholderAt(place)} alt="" width={800} height={600} loading="lazy" className={style} />
    );
  }
  return (
    <>
      <img src={picture.preview} alt="" width={20} height={15} className={previewStyle} />
      <img
        src={pictureUrl(picture.id, 640)}
        srcSet={pictureSrcset(picture.id)}
        sizes={SIZES}
        alt=""
        width={picture.width}
        height={picture.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={style}
      />
    </>
  );
}

// Four columns beside the filters, three across a tablet, two on a phone; in a list it is never wider than that.
const SIZES = '(min-width: 64rem) 14rem, (min-width: 48rem) 31vw, 46vw';

const looks = {
  grid: {
    card: 'group relative flex flex-col',
    frame: 'relative aspect-4/3 overflow-hidden rounded-md bg-sunken',
    text: 'flex flex-1 flex-col pt-2',
  },
  list: {
    card: 'group relative flex gap-3 rounded-md border border-line bg-surface p-2 sm:gap-5 sm:p-3',
    frame: 'relative aspect-4/3 w-32 shrink-0 self-start overflow-hidden rounded-sm bg-sunken sm:w-52',
    text: 'flex min-w-0 flex-1 flex-col',
  },
};

const photoStyle = 'absolute inset-0 size-full object-cover';
const previewStyle = 'absolute inset-0 size-full scale-110 object-cover blur-md';
const titleStyle = 'mb-1 line-clamp-2 font-sans text-sm font-normal tracking-normal text-wrap';
// The link's own shade covers the card, so that all of it can be pressed; the two buttons lie above.
const linkStyle =
  'group-hover:underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-none ' +
  'focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';
const heartStyle = `absolute! right-1 bottom-1 z-10 ${iconButtonStyle({ tone: 'plate' })}`;
const messageStyle = `z-10 -mr-2 -mb-2 ${iconButtonStyle()}`;
