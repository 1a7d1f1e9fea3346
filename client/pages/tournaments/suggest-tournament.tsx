// The button that opens the suggestion of a tournament; without scripts it leads to the contact page.
import Lightbulb from 'lucide-react/icons/lightbulb';
import { type MouseEvent, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { isPlainClick } from '../../core/plain-click.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

const loadDialog = async () => (await import('./suggest-dialog.tsx')).SuggestDialog;

export function SuggestTournament({ variant }: { variant?: 'primary' }) {
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <ButtonLink
        href={paths.contact}
        icon={<Lightbulb size={18} />}
        {...(variant && { variant })}
        onClick={open}
      >
        Föreslå en turnering
      </ButtonLink>
      {isOpen && <LazyDialog load={loadDialog} props={{ onClose: () => setIsOpen(false) }} />}
    </>
  );
}
