// Shares an ad by the Web Share API, or else copies its address.
import Share2 from 'lucide-react/icons/share-2';
import { adTexts } from '#shared/features/ads/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

export function ShareButton({ title }: { title: string }) {
  return (
    <Button icon={<Share2 size={18} />} onClick={() => void share(title)}>
      Dela
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (await sharedByBrowser({ title, url })) return;
    await navigator.clipboard.writeText(url);
    toast.success(adTexts.linkCopied);
  } catch {
    // No clipboard permission, or a page without HTTPS: show the address instead.
    toast.info('Kopiera länken härifrån', { description: url });
  }
}

/** False when the browser has no Web Share API or it fails. A cancelled share counts as done. */
async function sharedByBrowser(content: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(content)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
