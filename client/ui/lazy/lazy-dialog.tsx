// Loads a dialog, menu or form that a click opens; render it while it is open.
import { useEffect, useEffectEvent } from 'react';
import { showReloadToast } from './reload-toast.ts';
import { type LoadComponent, useLazyComponent } from './use-lazy-component.ts';

export interface LazyDialogProps<Props extends { onClose: () => void }> {
  load: LoadComponent<Props>;
  props: Props;
}

/** Shows nothing while loading. On failure it shows a toast and closes, so that the next click tries again. */
export function LazyDialog<Props extends { onClose: () => void }>({ load, props }: LazyDialogProps<Props>) {
  const { Component, load: loadDialog } = useLazyComponent(load);
  const begin = useEffectEvent(loadDialog);
  const fail = useEffectEvent(() => {
    showReloadToast();
    props.onClose();
  });
  useEffect(() => {
    let isOpen = true;
    async function open(): Promise<void> {
      if (!(await begin()) && isOpen) fail();
    }
    void open();
    return () => {
      isOpen = false;
    };
  }, []);
  return Component && <Component {...props} />;
}
