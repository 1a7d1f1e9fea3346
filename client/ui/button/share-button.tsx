// Shares the page.
import Share2 from 'lucide-react/icons/share-2';
import { Button } from './button.tsx';
import { share } from './share.ts';

export function ShareButton({ title }: { title: string }) {
  return (
    <Button icon={<Share2 size={18} />} onClick={() => void share({ title, path: location.pathname })}>
      Dela
    </Button>
  );
}
