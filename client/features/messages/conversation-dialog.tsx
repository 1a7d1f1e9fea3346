// A conversation above the page; a full screen on phones.
import { Dialog } from '../../ui/dialog.tsx';
import { ConversationPanel, type ConversationProps } from './conversation-panel.tsx';

export interface ConversationDialogProps extends ConversationProps {
  onClose: () => void;
}

export function ConversationDialog({ onClose, ...conversation }: ConversationDialogProps) {
  return (
    <ConversationPanel
      {...conversation}
      renderFrame={({ title, tools, children }) => (
        <Dialog open fills title={title} tools={tools} onOpenChange={(isOpen) => isOpen || onClose()}>
          {children}
        </Dialog>
      )}
    />
  );
}
