// The place of the contact form: a skeleton until its script is loaded, and the address to write to without scripts.
import type { ChatToSend } from '../../features/contact/writing/use-contact-form.ts';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

const loadForm = async () => (await import('./write-to-us.tsx')).WriteToUs;

export interface ContactFormPanelProps {
  form: 'contact' | 'support';
  problem?: string | undefined;
  /** The support chat, to send with the message. */
  chat?: ChatToSend | undefined;
}

export function ContactFormPanel(props: ContactFormPanelProps) {
  return (
    <LazyPanel
      load={loadForm}
      props={props}
      errorTitle="Kunde inte visa formuläret"
      placeholder={
        <Loading label="Laddar formuläret" className="flex flex-col gap-5">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-48" />
        </Loading>
      }
    />
  );
}
