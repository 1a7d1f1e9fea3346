// Actions of a table row: decision buttons, and a menu with the rest.
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { BulkStatus } from '#shared/features/ads/moderation/rules.ts';
import { adPath } from '#shared/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton, type MenuItem } from '../../../ui/button/menu-button.tsx';
import type { ModerationActions } from './moderation-actions.ts';

interface RowProps {
  ad: ModeratedAd;
  actions: ModerationActions;
}

export function ModerationChoices({ ad, actions }: RowProps) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-2 @min-[60rem]:flex-nowrap">
      {ad.can.approve && <Choice ad={ad} actions={actions} decision="approved" icon={<Check size={18} />} />}
      {ad.can.reject && <Choice ad={ad} actions={actions} decision="rejected" icon={<X size={18} />} />}
    </span>
  );
}

function Choice({ ad, actions, decision, icon }: RowProps & { decision: BulkStatus; icon: ReactNode }) {
  const label = decision === 'approved' ? 'Godkänn' : 'Avvisa';
  return (
    <Button
      size="sm"
      icon={icon}
      title={label}
      aria-label={`${label} ${ad.title}`}
      busy={actions.busy?.id === ad.id && actions.busy.decision === decision}
      onClick={() => void actions.decide(ad, decision)}
      className="@max-[60rem]:min-h-11 @min-[60rem]:px-2"
    >
      <span className="@min-[60rem]:hidden">{label}</span>
    </Button>
  );
}

export interface ModerationMenuProps extends RowProps {
  onOpen: () => void;
  onFeature: (isFeatured: boolean) => void;
}

export function ModerationMenu({ ad, actions, onOpen, onFeature }: ModerationMenuProps) {
  const items: MenuItem[] = [
    { label: 'Granska', icon: <Eye size={18} />, onSelect: onOpen },
    { label: 'Öppna annonsens sida', icon: <ExternalLink size={18} />, href: adPath(ad.id) },
  ];
  if (ad.can.feature) {
    items.push({ label: 'Visa som utvald', icon: <Star size={18} />, onSelect: () => onFeature(true) });
  }
  if (ad.can.unfeature) {
    items.push({
      label: 'Sluta visa som utvald',
      icon: <StarOff size={18} />,
      onSelect: () => onFeature(false),
    });
  }
  if (ad.can.remove) {
    items.push({
      label: 'Ta bort …',
      icon: <Trash2 size={18} />,
      danger: true,
      startsGroup: true,
      onSelect: () => void actions.decide(ad, 'removed'),
    });
  }
  return <MenuButton label={`Åtgärder för ${ad.title}`} items={items} />;
}
