// The box that offers the newsletter; nothing while it is closed. The page provides the dialog with its human check.
import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { type ComponentType, useState } from 'react';
import { useApi } from '../../core/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';

export interface NewsletterBoxProps {
  loadDialog: () => Promise<ComponentType<{ onClose: () => void }>>;
}

export function NewsletterBox({ loadDialog }: NewsletterBoxProps) {
  const { data } = useQuery(useApi().newsletter.state.queryOptions());
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.isOpen) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Nyhetsbrev</h2>
      <p>Veckans nyheter, resultat och samtal i din inkorg. Du behöver inget konto.</p>
      <Button icon={<Mail size={18} />} onClick={() => setIsOpen(true)} className="self-start">
        Prenumerera
      </Button>
      {isOpen && <LazyDialog load={loadDialog} props={{ onClose: () => setIsOpen(false) }} />}
    </Card>
  );
}
