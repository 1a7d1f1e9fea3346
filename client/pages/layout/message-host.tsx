// Opens the message dialog from anywhere; the dialog loads when it opens.
import { type ReactNode, useState } from 'react';
import { type MessageRequest, MessageProvider } from '../../core/message-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

const loadMessageDialog = async () => (await import('./message-dialog.tsx')).MessageDialog;

/** Rendered once, around the site. */
export function MessageHost({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const [request, setRequest] = useState<MessageRequest>();
  return (
    <MessageProvider value={setRequest}>
      {children}
      {viewer && request && (
        <LazyDialog
          load={loadMessageDialog}
          props={{ viewer, request, onClose: () => setRequest(undefined) }}
        />
      )}
    </MessageProvider>
  );
}
