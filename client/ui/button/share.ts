// Shares an address by the Web Share API; without it, copies the address.
import { toast } from '../feedback/toast.ts';

/** @param content.path an address of this site, from the first slash */
export async function share({ title, path }: { title: string; path: string }): Promise<void> {
  const url = location.origin + path;
  try {
    if (await sharedByBrowser({ title, url })) return;
    await navigator.clipboard.writeText(url);
    // Source: spec 1 §2 Ad detail.
    toast.success('Länken kopierad till urklipp');
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
