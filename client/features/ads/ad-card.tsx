// An ad in a list: photo first, price in bold, then title, place and age. Twenty-four stand on a page, so it stays lean.
import { memo, type ReactNode } from 'react';
import type { AdCard as Ad, AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/urls.ts';
import { formatPrice } from '#shared/format.ts';
import { adPath } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { placeholderOf } from './placeholders.ts';
import { SaleStatePlate } from './sale-state-plate.tsx';

export interface AdCardProps {
  ad: Ad;
  /** As `timeAgo` writes it. */
  age: string;
  /** Says condition and category too, where a row has room for it. */
  isRow?: boolean;
  /** For cards seen at once: their photographs load first. */
  eager?: boolean;
  isFavorite: boolean;
  /** Give the same functions to every card, else none of them can be spared a new rendering. */
  onFavorite: (ad: Ad) => void;
  onMessage: (ad: Ad) => void;
}

/** A list item: stands in the list that `AdCards` draws, under a second-level heading. */
export const AdCard = memo(function AdCard(props: AdCardProps) {
  const { ad, age, isRow = false, eager = false, isFavorite, onFavorite, onMessage } = props;
  const isOver = ad.saleState === 'expired';
  const isSold = isOver || ad.saleState === 'sold';
  return (
    <li className="ad-card">
      <div className="ad-card-photo">
        {ad.picture ? drawPhoto(ad.picture, { eager, isSold }) : drawPlaceholder(ad.id, isSold)}
        {ad.saleState !== 'active' && (
          <span className="ad-card-plate">
            <SaleStatePlate state={ad.saleState} />
          </span>
        )}
        <button
          type="button"
          className="ad-card-heart"
          aria-label={`Spara ${ad.title} i favoriter`}
          aria-pressed={isFavorite}
          onClick={() => onFavorite(ad)}
        />
      </div>
      <div className="ad-card-text">
        <p className="board">{formatPrice(ad.price)}</p>
        <h3>
          <Anchor href={adPath(ad.id)}>{ad.title}</Anchor>
        </h3>
        {isRow && (
          <p className="ad-card-kind">
            {ad.condition}, {ad.category}
          </p>
        )}
        <p>
          <span>{ad.location}</span>
          {age}
        </p>
      </div>
      {!isOver && (
        <button
          type="button"
          className="ad-card-message"
          aria-label={`Skicka meddelande om ${ad.title}`}
          onClick={() => onMessage(ad)}
        />
      )}
    </li>
  );
});

// Four columns beside the filters, three across a tablet, two on a phone; in a list it is never wider than that.
const SIZES = '(min-width: 64rem) 14rem, (min-width: 48rem) 31vw, 46vw';

// Functions rather than components: a component costs the server more than the picture it draws.
function drawPhoto(picture: AdPicture, { eager, isSold }: { eager: boolean; isSold: boolean }): ReactNode {
  return (
    <>
      <img src={picture.preview} alt="" className="ad-card-preview" />
      <img
        src={pictureUrl(picture.id, 640)}
        srcSet={pictureSrcset(picture.id)}
        sizes={SIZES}
        alt=""
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        className={styleOf(isSold)}
      />
    </>
  );
}

function drawPlaceholder(id: string, isSold: boolean): ReactNode {
  return <img src={placeholderOf(id)} alt="" loading="lazy" className={styleOf(isSold)} />;
}

const styleOf = (isSold: boolean) => (isSold ? 'ad-card-sold' : undefined);
