// The pin of a place while its town is typed: a pin belongs to the town that was written when it was set.
import { useRef } from 'react';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import type { TypedCoordinates } from './coordinate-fields.tsx';

interface Pin extends TypedCoordinates {
  /** Empty for a pin that was set before any town was written: it stays. */
  town: string;
}

/**
 * Returns a function for the pin of a typed town: none in another town, and the former one when its town is typed
 * again, so that correcting a letter does not lose it.
 */
export function usePinOfTown(current: Pin): (typed: string) => TypedCoordinates {
  const last = useRef<{ pin: Pin; written: TypedCoordinates } | null>(null);
  return (typed) => {
    const written = last.current?.written;
    // The user has moved or removed the pin since.
    const isOther = written?.latitude !== current.latitude || written.longitude !== current.longitude;
    const pin = last.current && !isOther ? last.current.pin : current;
    const isSameTown = pin.town === '' || foldPlaceName(pin.town) === foldPlaceName(typed);
    const { latitude, longitude } = isSameTown ? pin : { latitude: '', longitude: '' };
    last.current = { pin, written: { latitude, longitude } };
    return { latitude, longitude };
  };
}
