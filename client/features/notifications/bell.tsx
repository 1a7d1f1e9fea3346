// The bell's place in the top bar, for the signed-in. The bell itself is fetched once the page is awake.
import { type ComponentType, useEffect, useState } from 'react';

export function Bell() {
  const [view, setView] = useState<{ Button: ComponentType }>();
  useEffect(() => {
    import('./bell-button.tsx').then(
      ({ BellButton }) => setView({ Button: BellButton }),
      // The list has an address of its own.
      () => undefined,
    );
  }, []);
  return view ? <view.Button /> : <span className="size-11" />;
}
