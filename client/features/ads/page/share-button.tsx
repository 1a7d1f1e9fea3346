// Passes an ad on: the browser's own sharing where there is one, else the address is copied.
import Share2 from 'lucide-react/icons/share-2';
import { adTexts } from '#shared/features/ads/words.ts';
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
    // No right to the clipboard, or a page without https: the address itself is still worth showing.
    toast.info('Kopiera länken härifrån', { description: url });
  }
}

/** False when the browser has no sharing of its own, or it broke. Changing one's mind counts as done. */
async function sharedByBrowser(content: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(content)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
