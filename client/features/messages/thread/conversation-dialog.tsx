// A conversation in a dialog; full screen on phones.
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ConversationPanel, type ConversationProps } from './conversation-panel.tsx';
import './conversation.css';

export interface ConversationDialogProps extends ConversationProps {
  onClose: () => void;
}

export function ConversationDialog({ onClose, ...conversation }: ConversationDialogProps) {
  return (
    <ConversationPanel
      {...conversation}
      renderFrame={({ title, tools, children }) => (
        <Dialog
          open
          fills
          hasOwnAddress
          title={title}
          tools={tools}
          onOpenChange={(isOpen) => isOpen || onClose()}
        >
          <Reading>{children}</Reading>
        </Dialog>
      )}
    />
  );
}

/** On a phone, focus in the field would open the keyboard over the messages. */
function Reading({ children }: { children: ReactNode }) {
  const isTouched = !matchMedia('(pointer: fine)').matches;
  return (
    <div
      tabIndex={-1}
      data-takes-focus={isTouched ? '' : undefined}
      className="conversation flex min-h-0 flex-1 flex-col outline-none"
    >
      {children}
    </div>
  );
}
