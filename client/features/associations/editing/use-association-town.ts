// The town of an association in its form: typed, chosen from the suggestions or derived from the postal code.
import { useRef, useState } from 'react';
import type { EditedAssociation } from '#shared/features/associations/editing/contract.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import type { Place } from '#shared/places/place.ts';
import { cityOfPostalCode, normalizePostalCode } from '#shared/places/postal-codes.ts';
import { usePlace } from '../../../core/place-name.ts';
import { usePinOfTown } from '../../../ui/map/use-pin-of-town.ts';
import type { AssociationDraft } from './association-draft.ts';

/** The town as it is saved; null for a new association. */
export type SavedTown = Pick<EditedAssociation, 'city' | 'isOnMap' | 'townPosition'> | null;

interface AssociationTown {
  /** Where the town is; null if that is unknown. */
  position: Coordinates | null;
  /** The saved town has no known position, so that the map does not show the association. */
  isOffMap: boolean;
  writeTown: (city: string) => void;
  chooseTown: (place: Place) => void;
  /** Also fills in the town, unless the user has typed another. */
  writePostalCode: (typed: string) => void;
}

export function useAssociationTown(
  draft: AssociationDraft,
  saved: SavedTown,
  onWrite: (part: Partial<AssociationDraft>) => void,
): AssociationTown {
  const [town, setTown] = useState<Coordinates | null>(null);
  const savedTown = saved !== null && saved.city === draft.city ? saved : null;
  // Of a reopened editor, whose town was chosen earlier.
  const storedTown = usePlace(town ? undefined : (draft.placeId ?? undefined));
  /** The last town of a complete postal code or a choice: an incomplete code has none. */
  const lastCity = useRef(draft.city);
  const pinOf = usePinOfTown({ town: draft.city, latitude: draft.latitude, longitude: draft.longitude });

  function writeTown(city: string): void {
    setTown(null);
    onWrite({ city, placeId: null, ...pinOf(city) });
  }

  function chooseTown(place: Place): void {
    setTown(place);
    lastCity.current = place.name;
    onWrite({ placeId: place.id, latitude: '', longitude: '' });
  }

  function writePostalCode(typed: string): void {
    const postalCode = normalizePostalCode(typed);
    const derived = cityOfPostalCode(draft.postalCode);
    const city = draft.city === '' || draft.city === derived ? cityOfPostalCode(postalCode) : draft.city;
    // As when a town is chosen: the pin belongs to the former one.
    const isOther = city !== '' && lastCity.current !== '' && city !== lastCity.current;
    if (city) lastCity.current = city;
    const isSame = city === draft.city;
    onWrite({
      postalCode,
      city,
      ...(!isSame && { placeId: null }),
      ...(isOther && { latitude: '', longitude: '' }),
    });
  }

  return {
    position: town ?? storedTown ?? savedTown?.townPosition ?? null,
    isOffMap: draft.city !== '' && savedTown?.isOnMap === false,
    writeTown,
    chooseTown,
    writePostalCode,
  };
}
