// Orders the list by distance from a place.
import type { AssociationsAddress } from '#shared/features/associations/list/address.ts';
import { ChoosePlace, ChosenPlace, PlaceFilter } from '../../../ui/place/choose-place.tsx';
import { associationsHref, changeAssociationsAddress } from './association-addresses.ts';

export interface NearPlaceProps {
  address: AssociationsAddress;
  onChange: (change: Record<string, string | undefined>) => void;
}

export function NearPlace(props: NearPlaceProps) {
  return (
    <PlaceFilter isChosen={props.address.near !== undefined}>
      <NearestTo {...props} />
    </PlaceFilter>
  );
}

function NearestTo({ address, onChange }: NearPlaceProps) {
  const { near } = address;
  if (near === undefined)
    return (
      <ChoosePlace
        label="Närmast orten"
        className="w-full sm:w-44"
        onChoose={(chosen) => onChange({ near: chosen })}
      />
    );
  const everywhere = associationsHref(changeAssociationsAddress(address, { near: undefined }));
  return <ChosenPlace text="Närmast först från" near={near} href={everywhere} />;
}
