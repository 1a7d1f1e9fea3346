// Opens the dialog in which one writes to somebody. The dialog is fetched with the first press.
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { type MessageRequest, MessageProvider, type OpenMessage } from '../../core/message-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import { tellMissing } from '../../ui/tell-missing.ts';
import type { MessageDialogProps } from './message-dialog.tsx';

/** Stands once, around the site. */
export function MessageHost({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const [view, setView] = useState<{ Dialog: ComponentType<MessageDialogProps> }>();
  const [request, setRequest] = useState<MessageRequest>();

  const open = useCallback<OpenMessage>((asked) => {
    setRequest(asked);
    import('./message-dialog.tsx').then(
      ({ MessageDialog }) => setView({ Dialog: MessageDialog }),
      tellMissing,
    );
  }, []);

  return (
    <MessageProvider value={open}>
      {children}
      {view && viewer && request && (
        <view.Dialog viewer={viewer} request={request} onClose={() => setRequest(undefined)} />
      )}
    </MessageProvider>
  );
}
