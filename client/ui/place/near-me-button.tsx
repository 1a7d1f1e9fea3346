// A button that finds the place nearest to the visitor, on a click only.
import { useState } from 'react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { findNearestPlace, type LocationFailure, LocationError } from '../../core/nearest-place.ts';
import { NO_SCRIPT } from '../../core/failure.ts';
import { Button } from '../button/button.tsx';

export interface NearMeButtonProps {
  /** Receives the id of the nearest place; the position itself does not leave the browser. */
  onFound: (placeId: number) => void;
  label?: string;
}

const failures: Record<LocationFailure, string> = {
  refused:
    'Webbläsaren får inte visa var du är. Tillåt platsen för den här sajten i webbläsarens inställningar, eller välj en ort.',
  unavailable: 'Din plats gick inte att hitta just nu. Försök igen, eller välj en ort.',
  'far-away': 'Det finns ingen ort som vi känner till nära dig. Välj en ort i stället.',
};

export function NearMeButton({ onFound, label = 'Nära mig' }: NearMeButtonProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [failure, setFailure] = useState('');

  async function find(): Promise<void> {
    setIsSearching(true);
    setFailure('');
    try {
      onFound(await findNearestPlace());
    } catch (error) {
      setFailure(error instanceof LocationError ? failures[error.failure] : NO_SCRIPT);
    } finally {
      setIsSearching(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button busy={isSearching} icon={<LocateFixed size={18} />} onClick={() => void find()}>
        {label}
      </Button>
      <p className="max-w-54 text-sm text-muted">
        Din plats stannar i webbläsaren. Bara närmaste ort skickas.
      </p>
      <p role="alert" className="w-full max-w-96 text-sm font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}
