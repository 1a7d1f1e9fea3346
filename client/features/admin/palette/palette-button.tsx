// Opens the command palette: a button, and Ctrl or ⌘ with K anywhere in the back office.
import { useEffect, useState } from 'react';
import Search from 'lucide-react/icons/search';
import { Button } from '../../../ui/button/button.tsx';
import { Palette, type PalettePage } from './palette.tsx';

export function PaletteButton({ pages }: { pages: readonly PalettePage[] }) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent): void => {
      // A text editor uses it for links.
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Search size={18} />}
        aria-label="Gå till eller sök"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <span className="max-lg:sr-only">Gå till</span>
      </Button>
      {/* Not lazily loaded: text typed before the palette has loaded would be lost. */}
      {isOpen && <Palette pages={pages} onClose={() => setIsOpen(false)} />}
    </>
  );
}
