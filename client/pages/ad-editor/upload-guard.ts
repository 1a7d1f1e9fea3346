// A page is not left by a slip while pictures are on their way from it.
import { useBlocker } from '@tanstack/react-router';
import { isUnderway } from '../../features/pictures/tray-picture.ts';
import type { PictureTray } from '../../features/pictures/picture-tray.ts';
import { useConfirm } from '../../ui/confirm.tsx';

export function useUploadGuard(tray: PictureTray): void {
  const confirm = useConfirm();
  const isSending = () => tray.read().some(isUnderway);
  useBlocker({
    enableBeforeUnload: isSending,
    shouldBlockFn: async ({ current, next }) => {
      if (!isSending() || current.pathname === next.pathname) return false;
      const mayLeave = await confirm({
        title: 'Lämna sidan?',
        text: 'Bilder är fortfarande på väg upp. De som inte är klara måste du välja igen.',
        confirmLabel: 'Lämna sidan',
        cancelLabel: 'Stanna kvar',
        onConfirm: () => undefined,
      });
      return !mayLeave;
    },
  });
}
