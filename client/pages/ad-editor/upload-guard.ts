// Asks for confirmation before leaving the form for another page while pictures are uploading.
import { useBlocker } from '@tanstack/react-router';
import { isUploading } from '../../features/pictures/queued-picture.ts';
import type { UploadQueue } from '../../features/pictures/upload-queue.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';

export function useUploadGuard(queue: UploadQueue): void {
  const confirm = useConfirm();
  const isSending = () => queue.list().some(isUploading);
  useBlocker({
    // The queue warns before a reload.
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (!isSending() || current.pathname === next.pathname) return false;
      const mayLeave = await confirm({
        title: 'Lämna sidan?',
        text: 'Bilder är fortfarande på väg upp. De som inte är klara måste du välja igen.',
        confirmLabel: 'Lämna sidan',
        cancelLabel: 'Stanna kvar',
        isLeaving: true,
        onConfirm: () => undefined,
      });
      return !mayLeave;
    },
  });
}
