// Loads the "Spara sökning" button where a search is active, so that the first visit does not.
import { type ComponentType, useEffect, useState } from 'react';
import type { SaveSearchProps } from './save-search.tsx';

export function SaveSearchSlot({ filter }: SaveSearchProps) {
  const isAsked = Object.keys(filter).length > 0;
  const [view, setView] = useState<{ Button: ComponentType<SaveSearchProps> }>();
  useEffect(() => {
    // The list works without it.
    if (isAsked)
      import('./save-search.tsx').then(
        ({ SaveSearch }) => setView({ Button: SaveSearch }),
        () => undefined,
      );
  }, [isAsked]);
  return (
    isAsked && (
      <div className="order-last min-h-11 lg:order-none">{view && <view.Button filter={filter} />}</div>
    )
  );
}
