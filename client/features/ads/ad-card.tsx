// The card of an ad in a list: picture, price, title, condition, place and age. A page has 24 cards, so the markup is minimal.
import { memo, type ReactNode } from 'react';
import type { AdCard as Ad, AdPicture } from '#shared/features/ads/ad-schemas.ts';
import { describeSize } from '#shared/features/ads/attributes/sizes.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/urls.ts';
import { formatPrice } from '#shared/format.ts';
import { adPath } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { placeholderOf } from './placeholders.ts';
import { SaleStatePlate } from './sale-state-plate.tsx';

export interface AdCardProps {
  ad: Ad;
  /** As formatted by `timeAgo`. */
  age: string;
  /** Also shows the category: a row has room. */
  isRow?: boolean;
  /** For cards above the fold: their pictures load first. */
  eager?: boolean;
  isFavorite: boolean;
  /** Must be the same function for every card and render, or memoisation has no effect. */
  onFavorite: (ad: Ad) => void;
  onMessage: (ad: Ad) => void;
}

/** A list item of `AdCards`, under a second-level heading. */
export const AdCard = memo(function AdCard(props: AdCardProps) {
  const { ad, age, isRow = false, eager = false, isFavorite, onFavorite, onMessage } = props;
  const isOver = ad.saleState === 'expired';
  const isSold = isOver || ad.saleState === 'sold';
  return (
    <li className="ad-card">
      <div className="ad-card-photo">
        {ad.picture ? renderPhoto(ad.picture, { eager, isSold }) : renderPlaceholder(ad.id, isSold)}
        {ad.saleState !== 'active' && (
          <span className="ad-card-plate">
            <SaleStatePlate state={ad.saleState} />
          </span>
        )}
      </div>
      <div className="ad-card-text">
        <p className="board">{formatPrice(ad.price)}</p>
        <h3>
          <Anchor href={adPath(ad.id)}>{ad.title}</Anchor>
        </h3>
        <p className="ad-card-kind">
          {describeKind(ad)}
          <span>{isRow ? `${ad.condition}, ${ad.category}` : ad.condition}</span>
        </p>
        <p>
          <span>{ad.location}</span>
          {ad.isBusiness && <span className="ad-card-business">Företag</span>}
          {age}
        </p>
      </div>
      {/* The buttons follow the title, so that users of screen readers know which ad they belong to. */}
      <button
        type="button"
        className="ad-card-heart"
        aria-label="Favorit"
        aria-pressed={isFavorite}
        onClick={() => onFavorite(ad)}
      />
      {!isOver && (
        <button
          type="button"
          className="ad-card-message"
          aria-label="Skriv till säljaren"
          onClick={() => onMessage(ad)}
        />
      )}
    </li>
  );
});

/** "Nike, strl 42". */
function describeKind({ brand, size }: Ad): string {
  if (!size) return brand;
  const described = describeSize(size);
  return brand ? `${brand}, ${described}` : described.charAt(0).toUpperCase() + described.slice(1);
}

// Four columns next to the filters, three on a tablet, two on a phone; the list view is never wider.
const SIZES = '(min-width: 64rem) 14rem, (min-width: 48rem) 31vw, 46vw';

// Functions rather than components: a component costs the server more than the picture it renders.
function renderPhoto(picture: AdPicture, { eager, isSold }: { eager: boolean; isSold: boolean }): ReactNode {
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

function renderPlaceholder(id: string, isSold: boolean): ReactNode {
  return <img src={placeholderOf(id)} alt="" loading="lazy" className={styleOf(isSold)} />;
}

const styleOf = (isSold: boolean) => (isSold ? 'ad-card-sold' : undefined);
