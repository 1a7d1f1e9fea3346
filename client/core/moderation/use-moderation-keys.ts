// Listens for the keyboard shortcuts of moderation while a dialog is open.
import { useEffect, useEffectEvent } from 'react';
import { useLatestUndo } from '../undo/use-undo.ts';
import { actionOfKey, type ModerationKey } from './moderation-keys.ts';

export interface ModerationShortcuts {
  isOn: boolean;
  /** Undefined while the item loads. */
  can: { approve: boolean; reject: boolean } | undefined;
  onDecide: (decision: 'approved' | 'rejected') => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function useModerationKeys({ isOn, can, onDecide, onPrevious, onNext }: ModerationShortcuts): void {
  const latest = useLatestUndo();
  const act = useEffectEvent((key: ModerationKey) => {
    if (key === 'next') return onNext?.();
    if (key === 'previous') return onPrevious?.();
    if (key === 'undo') return latest?.undo();
    if (key === 'approve' && can?.approve) onDecide('approved');
    if (key === 'reject' && can?.reject) onDecide('rejected');
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const key = actionOfKey(event);
      if (!key) return;
      event.preventDefault();
      act(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
