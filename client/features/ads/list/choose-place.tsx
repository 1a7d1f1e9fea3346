// Chooses the place of the filter by distance: the nearest one, or one by name.
import { useState } from 'react';
import { CityField } from '../../../ui/place/city-field.tsx';
import { NearMeButton } from '../../../ui/place/near-me-button.tsx';

export function ChoosePlace({ onChoose }: { onChoose: (placeId: number) => void }) {
  const [text, setText] = useState('');
  return (
    <div className="flex flex-col gap-4">
      <NearMeButton onFound={onChoose} />
      <CityField
        label="Nära en ort"
        placeholder="Till exempel Täby"
        value={text}
        onType={setText}
        onChoose={({ id }) => onChoose(id)}
        choosesOnEnter
      />
    </div>
  );
}
