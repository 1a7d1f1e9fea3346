// The dialog of the newsletter with the human check of visitors; loaded when it opens.
import { HumanCheckBox } from '../../features/accounts/registration/human-check-box.tsx';
import { useHumanCheck } from '../../features/accounts/registration/human-check.ts';
import { SubscribeDialog } from '../../features/newsletter/subscribe-dialog.tsx';

export function NewsletterDialog({ onClose }: { onClose: () => void }) {
  const check = useHumanCheck();
  return (
    <SubscribeDialog
      humanCheckId={check.solvedId}
      renderHumanCheck={(error) => <HumanCheckBox check={check} error={error} />}
      onClose={onClose}
    />
  );
}
