// Buttons that feature the selected ads, or stop featuring them.
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import { Button } from '../../../ui/button/button.tsx';

export interface FeatureChoicesProps {
  ads: readonly ModeratedAd[];
  onFeature: (ads: readonly ModeratedAd[], isFeatured: boolean) => void;
}

export function FeatureChoices({ ads, onFeature }: FeatureChoicesProps) {
  const toFeature = ads.filter(({ can }) => can.feature);
  const toEnd = ads.filter(({ can }) => can.unfeature);
  return (
    <>
      {toFeature.length > 0 && (
        <Button
          size="sm"
          icon={<Star size={18} />}
          className="touch:min-h-11"
          onClick={() => onFeature(toFeature, true)}
        >
          {`Visa som utvalda (${toFeature.length})`}
        </Button>
      )}
      {toEnd.length > 0 && (
        <Button
          size="sm"
          icon={<StarOff size={18} />}
          className="touch:min-h-11"
          onClick={() => onFeature(toEnd, false)}
        >
          {`Sluta visa som utvalda (${toEnd.length})`}
        </Button>
      )}
    </>
  );
}
