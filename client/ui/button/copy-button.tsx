// Copies a text.
import Copy from 'lucide-react/icons/copy';
import { toast } from '../feedback/toast.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface CopyButtonProps extends Pick<ButtonProps, 'size'> {
  text: string;
  /** Shown once the text is copied. */
  done: string;
  /** Shown without permission for the clipboard, and on a page without HTTPS. */
  failed: string;
}

export function CopyButton({ text, done, failed, size = 'md' }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(failed);
    }
  }

  return (
    <Button
      size={size}
      className="noscript:hidden"
      icon={<Copy size={size === 'sm' ? 16 : 18} />}
      onClick={() => void copy()}
    >
      Kopiera
    </Button>
  );
}
