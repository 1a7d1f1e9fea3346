// A row of the user's own ads: its state and actions.
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Handshake from 'lucide-react/icons/handshake';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import Trash2 from 'lucide-react/icons/trash-2';
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import { type AdStatus, describeStatus } from '#shared/features/ads/rules.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { pictureSrcset, pictureUrl } from '#shared/features/pictures/urls.ts';
import { formatDate, formatPrice, timeAgo } from '#shared/format.ts';
import { adPath, editAdPath, reportPath } from '#shared/paths.ts';
import { useNow } from '../../../core/now.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MenuButton, type MenuItem } from '../../../ui/button/menu-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { type OwnAdDeals, type OwnAdActions, useOwnAdActions } from './own-ads-actions.ts';
import { placeholderOf } from '../placeholders.ts';
import { SaleStateBadge } from '../sale-state-badge.tsx';

export interface OwnAdRowProps {
  ad: OwnAd;
  deals: OwnAdDeals;
  onRemoved: (id: string) => void;
}

export function OwnAdRow({ ad, deals, onRemoved }: OwnAdRowProps) {
  const now = new Date(useNow());
  const actions = useOwnAdActions(ad, { deals, onRemoved });
  const isRemoved = ad.status === 'removed';
  return (
    <li className="relative grid grid-cols-[min(6.5rem,36%)_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-md border border-line bg-surface p-3 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <OwnAdPicture
        ad={ad}
        isInactive={isRemoved || (ad.saleState !== 'active' && ad.saleState !== 'reserved')}
      />
      <div className="min-w-0">
        <div className="mb-1.5 flex flex-wrap gap-1.5 pr-11 lg:pr-0">
          {/* For an approved ad that is not for sale, the sale state alone is enough. */}
          {!(ad.status === 'approved' && ad.saleState !== 'active') && <StatusBadge status={ad.status} />}
          <SaleStateBadge state={ad.saleState} />
        </div>
        <p className="board">{formatPrice(ad.price)}</p>
        <h3 className="font-sans text-base font-normal tracking-normal [overflow-wrap:anywhere]">
          <Anchor href={adPath(ad.id)} className="-my-2.5 inline-block py-2.5 hover:underline">
            {ad.title}
          </Anchor>
        </h3>
        <p className="text-sm text-muted">
          {ad.location} · {timeAgo(ad.createdAt, now)}
        </p>
        <Buyer ad={ad} />
        {ad.status === 'approved' && <p className="text-sm text-muted">{viewsText(ad.views)}</p>}
        {ad.reveals > 0 && (
          <p className="text-sm text-muted">
            {ad.reveals} {ad.reveals === 1 ? 'person' : 'personer'} har sett dina kontaktuppgifter
          </p>
        )}
        {noteOf(ad) && <p className="mt-1 text-sm">{noteOf(ad)}</p>}
        {ad.removal?.reason && (
          <p className="mt-1 text-sm [overflow-wrap:anywhere]">Anledning: {ad.removal.reason}</p>
        )}
        {ad.removal && !isRemoved && (
          <Anchor
            href={reportPath(ad.removal.reportId)}
            aria-label={`Läs beslutet och överklaga: ${ad.title}`}
            className="inline-flex min-h-11 items-center text-sm underline"
          >
            Läs beslutet och överklaga
          </Anchor>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:self-center">
        {isRemoved ? (
          ad.removal && (
            <ButtonLink
              href={reportPath(ad.removal.reportId)}
              icon={<Scale size={18} className={besideText} />}
              aria-label={`Läs och överklaga: ${ad.title}`}
              className="flex-1 lg:flex-none"
            >
              Läs och överklaga
            </ButtonLink>
          )
        ) : (
          <>
            <ButtonLink
              href={editAdPath(ad.id)}
              icon={<Pencil size={18} className={besideText} />}
              aria-label={`Redigera ${ad.title}`}
              className="sm:flex-1 lg:flex-none"
            >
              Redigera
            </ButtonLink>
            <NextAction ad={ad} actions={actions} />
          </>
        )}
        <span className="absolute top-1 right-1 lg:static">
          <MenuButton label={`Fler åtgärder för ${ad.title}`} items={otherActions(ad, actions)} />
        </span>
      </div>
    </li>
  );
}

/** Why other users do not see the ad. */
const notes: Partial<Record<AdStatus, string>> = {
  pending: 'Granskas innan den visas på marknadsplatsen.',
  rejected: 'Godkändes inte. Ändra den, så granskas den igen.',
  removed: 'Borttagen av Baskettorget. Ingen annan ser den.',
};

function noteOf({ status, saleState, expiresAt, canRenew }: OwnAd): string | undefined {
  if (notes[status]) return notes[status];
  if (saleState === 'expired') return 'Visas inte längre på marknadsplatsen. Förnya den om du har den kvar.';
  if (!expiresAt || saleState === 'sold' || saleState === 'hidden') return undefined;
  return `${canRenew ? 'Slutar snart visas: till och med' : 'Visas till och med'} ${formatDate(expiresAt)}.`;
}

const tones: Record<ReturnType<typeof describeStatus>['tone'], BadgeTone> = {
  green: 'success',
  yellow: 'warning',
  grey: 'neutral',
};

function StatusBadge({ status }: { status: AdStatus }) {
  const { label, tone } = describeStatus(status);
  return <Badge tone={tones[tone]}>{label}</Badge>;
}

/** The buyer, if it is a user of the site. */
function Buyer({ ad: { saleState, buyer } }: { ad: OwnAd }) {
  if (!buyer || (saleState !== 'sold' && saleState !== 'reserved')) return null;
  return (
    <p className="text-sm font-semibold [overflow-wrap:anywhere]">
      {saleState === 'sold' ? dealTexts.soldTo(buyer.name) : dealTexts.reservedFor(buyer.name)}
    </p>
  );
}

/** The most likely next action of the seller; none for a sale that cannot be undone. */
function NextAction({ ad, actions }: { ad: OwnAd; actions: OwnAdActions }) {
  const { saleState, canRenew, canSellAgain, title } = ad;
  if (saleState === 'sold' && !canSellAgain) return null;
  const { to, label, Icon } = canRenew || saleState === 'expired' ? renewal : nextActions[saleState];
  return (
    <Button
      icon={<Icon size={18} className={besideText} />}
      busy={actions.underway === to}
      onClick={() => (to === 'renewed' ? actions.renew() : actions.setSaleState(to))}
      aria-label={`${label}: ${title}`}
      className="flex-1 lg:flex-none"
    >
      {label}
    </Button>
  );
}

const renewal = { to: 'renewed', label: 'Förnya', Icon: RefreshCw } as const;

const sell = { to: 'sold', label: 'Markera som såld', Icon: Check } as const;
const nextActions = {
  active: sell,
  reserved: sell,
  sold: { to: 'active', label: 'Sälj igen', Icon: RotateCcw },
  hidden: { to: 'active', label: 'Visa igen', Icon: Eye },
} as const;

/** On a phone the icon is hidden to make room for the text. */
const besideText = 'hidden sm:block';

function otherActions(ad: OwnAd, { setSaleState, remove }: OwnAdActions): MenuItem[] {
  const { saleState, canRenew } = ad;
  const deletion = { label: 'Ta bort', icon: <Trash2 size={18} />, danger: true, onSelect: remove };
  if (ad.status === 'removed') return [deletion];
  const isOver = saleState === 'expired';
  const sold = {
    label: 'Markera som såld',
    icon: <Check size={18} />,
    onSelect: () => setSaleState('sold'),
  };
  const reserve = {
    label: 'Markera som reserverad',
    icon: <Handshake size={18} />,
    onSelect: () => setSaleState('reserved'),
  };
  const cancelReservation = {
    label: 'Ta bort reservationen',
    icon: <RotateCcw size={18} />,
    onSelect: () => setSaleState('active'),
  };
  const hide = { label: 'Dölj', icon: <EyeOff size={18} />, onSelect: () => setSaleState('hidden') };
  return [
    // "Sold" moves to the menu when the button beside it is used for renewal.
    ...(canRenew ? [sold] : []),
    ...(saleState === 'active' ? [reserve] : []),
    ...(saleState === 'reserved' ? [cancelReservation] : []),
    ...(saleState === 'hidden' || isOver ? [] : [hide]),
    { ...deletion, startsGroup: saleState !== 'hidden' },
  ];
}

export interface OwnAdPictureProps {
  ad: Pick<OwnAd, 'id' | 'picture'>;
  isInactive: boolean;
}

/** Grey when the ad is no longer for sale. */
export function OwnAdPicture({ ad: { id, picture }, isInactive }: OwnAdPictureProps) {
  const style = classNames('self-start rounded-sm', isInactive && 'opacity-60 grayscale');
  if (!picture) return <Picture src={placeholderOf(id)} alt="" className={style} />;
  return (
    <Picture
      src={pictureUrl(picture.id, 400)}
      srcSet={pictureSrcset(picture.id)}
      sizes="(min-width: 40rem) 10rem, 6.5rem"
      preview={picture.preview}
      alt=""
      className={style}
    />
  );
}

function viewsText(views: number): string {
  return `${views.toLocaleString('sv-SE')} ${views === 1 ? 'visning' : 'visningar'}`;
}
